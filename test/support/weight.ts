// Replaces the module virtual:weight.
export const weight = 82;
