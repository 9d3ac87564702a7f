// Replaces the module #site/styles.js that the build makes: no page has styles of its own here.
export const styles = {};
