import { readFileSync } from 'node:fs';

/**
 * The style sheet of the mailbox. Vite, which bundles this module, replaces `import.meta` in .ts files only, not .tsx.
 */
export const MAIL_STYLES = readFileSync(new URL('../mail.css', import.meta.url), 'utf8');
