// Written by npm run generate from scripts/generate/subset-heading-font.ts, 0b96bfb8e3; do not edit.

/** Where the font of the headings is. */
export { default as url } from './headings.woff2?url';

/** The letters it has, for `unicode-range`. */
export const range = 'U+20-7e, U+a0-ff, U+2013-2014, U+2018-201d, U+2026-2026, U+20ac-20ac, U+2122-2122, U+2212-2212';
