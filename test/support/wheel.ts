// Replaces the module #site/wheel.js that the build makes.
export const sides = ['Home', 'Projects', 'Skills', 'Contact', 'CV', 'About'];
