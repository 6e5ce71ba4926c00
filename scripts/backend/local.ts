import path from 'node:path';

/**
 * API keys of the embedded backend. They are not secrets: they open only the database on this machine. A hosted
 * project has its own keys.
 */
export const LOCAL_KEYS = {
  publishable: 'sb_publishable_local_development_only',
  secret: 'sb_secret_local_development_only',
} as const;

/** The folder of the embedded database. The environment variable BACKEND_DATA overrides it; test runs set it. */
export function dataFolder(root: string): string {
  const { BACKEND_DATA } = process.env;
  return path.resolve(root, BACKEND_DATA ?? '.cache/backend');
}

/** The file in which a running server writes its address. */
export const addressFile = (root: string) => path.join(dataFolder(root), 'address');
