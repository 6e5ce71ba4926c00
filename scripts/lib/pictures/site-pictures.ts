import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Picture } from '../../../src/app/head/facts.ts';
import type { Media } from '../../../src/content/model.ts';
import type { PageData } from '../../../src/content/types.ts';
import type { Site } from '../../../src/generated/content-types.ts';
import type { SitePictures } from '../head-facts.ts';
import { imageSize } from '../image-size.ts';
import { mediaName, mediaUrl } from '../media-url.ts';
import { ROOT } from '../project.ts';
import { themeColours } from '../theme-colours.ts';
import { drawPng } from './draw.ts';
import { iconFiles } from './icons.ts';
import { manifestJson } from './manifest.ts';

/** What social networks show large. */
const PREVIEW_WIDTH = 1200;

const TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

function write(dist: string, file: string, bytes: string | Buffer): void {
  const target = path.join(dist, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, bytes);
}

function mediaFile({ src }: Media): string {
  return path.join(ROOT, 'content/media', mediaName(src));
}

/** A picture of content/media/ as networks take it: an SVG is drawn, anything else is as it is. */
function asPreview(dist: string, media: Media, alt: string): Picture {
  const extension = path.extname(mediaName(media.src)).toLowerCase();
  const type = TYPES[extension];
  if (type) return { ...media, type, alt };
  const png = drawPng(readFileSync(mediaFile(media), 'utf8'), PREVIEW_WIDTH);
  const name = mediaName(media.src).replace(/\.svg$/i, '.png');
  const src = mediaUrl(name, png);
  write(dist, decodeURIComponent(src), png);
  return { src, type: 'image/png', alt, ...imageSize(name, png) };
}

/** Writes icons, manifest and the pictures for sharing into dist, and says where they are. */
export function writePictures(dist: string, site: Site): SitePictures {
  const { brand } = site;
  const colours = themeColours();
  const icons = iconFiles(readFileSync(mediaFile(brand.icon), 'utf8'), colours.band);
  for (const [name, bytes] of Object.entries(icons)) write(dist, name, bytes);
  write(dist, 'manifest.json', manifestJson(site, colours));

  const previews = new Map<string, Picture>();
  const previewOf = ({ image = brand.preview }: Pick<PageData, 'image'>): Picture => {
    const key = `${image.src.src} ${image.alt}`;
    const preview = previews.get(key) ?? asPreview(dist, image.src, image.alt);
    previews.set(key, preview);
    return preview;
  };
  const logo = { src: '/icon-512.png', type: 'image/png', width: 512, height: 512, alt: brand.name };
  return { logo, previewOf };
}
