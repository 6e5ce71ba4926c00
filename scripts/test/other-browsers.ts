import { spawnSync } from 'node:child_process';

const runs = (program: string, option: string) => spawnSync(program, [option]).status === 0;

/** Returns the Firefox of this machine. */
export const findFirefox = (): string | undefined =>
  ['firefox-esr', 'firefox'].find((program) => runs(program, '--version'));

/** Returns the driver of WebKitGTK, which starts the browser that comes with it. Xvfb is the screen of that browser. */
export const findWebKit = (): string | undefined =>
  runs('Xvfb', '-help') && runs('WebKitWebDriver', '--help') ? 'WebKitWebDriver' : undefined;
