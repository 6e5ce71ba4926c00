import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder, without a trailing slash. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
