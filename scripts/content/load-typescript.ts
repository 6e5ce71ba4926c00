import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Loaded modules stay in memory by this name, so that each version of a file needs another one. */
let versions = 0;

/**
 * Loads a module of a site, which is TypeScript, without waiting. Few commands need one, and the others load no
 * compiler.
 */
export function loadTypeScript(target: string): Record<string, unknown> {
  const { register } = require('tsx/cjs/api') as typeof import('tsx/cjs/api');
  versions += 1;
  const scope = register({ namespace: `site-${versions}` });
  try {
    return scope.require(target, import.meta.url) as Record<string, unknown>;
  } finally {
    scope.unregister();
  }
}
