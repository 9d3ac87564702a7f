// Replaces the module virtual:styles that the build makes: no page has styles of its own here.
export const styles = {};
