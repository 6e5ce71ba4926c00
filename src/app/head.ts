export { SCRIPT_POLICY } from './consent/script-policy.ts';
export { escapeHtml, escapeJson } from './head/escape.ts';
export type { HeadData, HeadPicture } from './head/head-data.ts';
export { INLINE_SCRIPT } from './head/inline-script.ts';
export type { Menu } from './header/menu-links.ts';
