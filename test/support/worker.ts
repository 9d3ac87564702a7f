// Replaces the address of a worker's script, which the build makes.
export default 'worker.js';
