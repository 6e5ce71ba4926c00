import { spawnSync } from 'node:child_process';

/** Returns the program of LibreOffice on this machine. */
export const findLibreOffice = (): string | undefined =>
  ['soffice', 'libreoffice'].find((program) => spawnSync(program, ['--version']).status === 0);
