import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

function apt(...options: string[]): boolean {
  try {
    // Two test files may ask at the same moment.
    execFileSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...options], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs the first of these packages that the distribution has, where this account may: root on Debian or Ubuntu.
 * `what` is what people are told meanwhile.
 */
export function installFromDebian(what: string, packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${what} (once) …`);
  const install = () => packages.some((name) => apt('install', '-y', '--no-install-recommends', name));
  if (!install() && apt('update')) install();
}
