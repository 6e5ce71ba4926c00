import { spawnSync } from 'node:child_process';

const runs = (program: string, option: string) => spawnSync(program, [option]).status === 0;
const firstThatRuns = (programs: string[], option: string) =>
  programs.find((program) => runs(program, option));

/** Returns the nginx of this machine. Debian keeps it off the PATH of users who are not root. */
export function findNginx(): string | undefined {
  // The test makes a certificate with OpenSSL.
  return runs('openssl', 'version') ? firstThatRuns(['nginx', '/usr/sbin/nginx'], '-v') : undefined;
}

/** Returns the Caddy of this machine. */
export function findCaddy(): string | undefined {
  return firstThatRuns(['caddy'], 'version');
}
