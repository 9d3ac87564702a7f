// Replaces the module virtual:wheel that the build makes.
export const sides = ['Home', 'Projects', 'Skills', 'Contact', 'CV', 'About'];
