/** The seed of every random choice: another one each day. npm test prints it, and SEED=<number> repeats a run. */
export const SEED = Number(process.env['SEED']) || Math.floor(Date.now() / 86_400_000);
