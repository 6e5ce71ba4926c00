import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { formatOfName } from '@json-site/compiler/media';
import { siteFolder } from '@json-site/content/folders';
import { MEDIA_FOLDER, mediaName } from '@json-site/content/media';
import type { Site } from '@json-site/model/content-types';
import { svgUrl } from './svg-url.ts';

/** Bytes of an SVG that are no more than a request for it. */
const MOST_BYTES = 512;

/**
 * Returns the site with a small SVG as the logo's address. The logo is at the top of every page: as a file, it arrives
 * a round trip after the text.
 */
export function withInlineLogo(site: Site, root = siteFolder()): Site {
  const { brand } = site;
  const name = mediaName(brand.logo.src);
  if (formatOfName(name) !== 'svg') return site;
  const file = path.join(root, MEDIA_FOLDER, name);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats || stats.size > MOST_BYTES) return site;
  const src = svgUrl(readFileSync(file, 'utf8'));
  return { ...site, brand: { ...brand, logo: { ...brand.logo, src } } };
}
