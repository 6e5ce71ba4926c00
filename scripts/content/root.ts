import { ENGINE } from './folders.ts';

/** The folder of this repository, for its tests and benchmarks: here the engine and its first site share a folder. */
export const ROOT = ENGINE;
