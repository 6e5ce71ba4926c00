/**
 * The path below which the site is, such as `/shop`; empty at the root of a host, where the code for it is left out of
 * the build. Node.js, which runs some of these modules for the tools, has no `import.meta.env`.
 */
export const SITE_PATH: string = import.meta.env?.SITE_PATH ?? '';
