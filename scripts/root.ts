import { ENGINE, siteFolder } from '@json-site/content/folders';

/** The folder of this repository, for its tests and benchmarks: here the engine and its first site share a folder. */
export const ROOT = ENGINE;

/**
 * The folder of the site that the engine's tests use: that in which they are started, which is this repository or
 * another site.
 */
export const SITE = siteFolder();
