/** The path of a site that is not at the root of its host, where the build leaves its code out. */
export const SITE_PATH: string = import.meta.env.SITE_PATH ?? '';
