import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../../src/generated/content-types.ts';
import { ROOT } from '../project.ts';
import { MEDIA_FOLDER } from './media.ts';
import { mediaName } from './media-url.ts';
import { svgUrl } from './svg-url.ts';

/** Bytes of an SVG that are no more than a request for it. */
const MOST_BYTES = 512;

/**
 * Returns the site with a small SVG as the logo's address. The logo is at the top of every page: as a file, it arrives
 * a round trip after the text.
 */
export function withInlineLogo(site: Site, root = ROOT): Site {
  const { brand } = site;
  const name = mediaName(brand.logo.src);
  const file = path.join(root, MEDIA_FOLDER, name);
  const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? Number.POSITIVE_INFINITY;
  if (!name.endsWith('.svg') || bytes > MOST_BYTES) return site;
  const src = svgUrl(readFileSync(file, 'utf8'));
  return { ...site, brand: { ...brand, logo: { ...brand.logo, src } } };
}
