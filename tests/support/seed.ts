/** The seed of every random choice. npm test prints it; SEED=<number> repeats a run, and each day has its own. */
export const SEED = Number(process.env['SEED']) || Math.floor(Date.now() / 86_400_000);
