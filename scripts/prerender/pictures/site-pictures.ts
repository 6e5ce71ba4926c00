import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Picture } from '../../../src/app/head/head-data.ts';
import type { Media } from '../../../src/compiler/model.ts';
import { parentOf } from '../../../src/compiler/source/routes.ts';
import type { PageData } from '../../../src/compiler/types.ts';
import type { Site } from '../../../src/generated/content-types.ts';
import { imageSize } from '../../content/media/image-size.ts';
import { mediaName, mediaUrl } from '../../content/media/media-url.ts';
import { ROOT } from '../../content/project.ts';
import type { SitePictures } from '../head-data.ts';
import { FEW_PAGES } from '../pages/compression.ts';
import { themeColours } from '../theme-colours.ts';
import { drawingFont, drawPng } from './draw.ts';
import { iconFiles } from './icons.ts';
import { manifestJson } from './manifest.ts';
import { artOf, previewSvg } from './page-preview.ts';

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

/** The type of a picture that networks take as it is; nothing for an SVG. */
function photographType({ src }: Media): string | undefined {
  return TYPES[path.extname(mediaName(src)).toLowerCase()];
}

/** Writes a drawing of a name as PNG. */
function asPng(dist: string, name: string, svg: string, alt: string, fontFile?: string): Picture {
  const png = drawPng(svg, PREVIEW_WIDTH, fontFile);
  const src = mediaUrl(name, png);
  write(dist, decodeURIComponent(src), png);
  return { src, type: 'image/png', alt, ...imageSize(name, png) };
}

/** A picture of content/media/ as networks take it: an SVG is drawn, anything else is as it is. */
function asPreview(dist: string, media: Media, alt: string): Picture {
  const name = mediaName(media.src);
  const type = photographType(media);
  if (type) return { ...media, type, alt };
  return asPng(dist, name.replace(/\.svg$/i, '.png'), readFileSync(mediaFile(media), 'utf8'), alt);
}

/** The name of a page's own preview. */
function previewName(route: string): string {
  return `preview${route.replaceAll('/', '-')}.png`;
}

/**
 * Writes icons, manifest and the pictures for sharing into dist, and says where they are. On a site of few pages each
 * has a preview with its title; on larger ones, where that would take longer than all the rest, pages share one. The home
 * page shows the site's own in any case, as it costs the same however many pages there are, and a page that names a
 * photograph shows that.
 */
export async function writePictures(dist: string, site: Site, pages: PageData[]): Promise<SitePictures> {
  const { brand } = site;
  const colours = themeColours();
  const icons = iconFiles(readFileSync(mediaFile(brand.icon), 'utf8'), colours.band);
  for (const [name, bytes] of Object.entries(icons)) write(dist, name, bytes);
  write(dist, 'manifest.json', manifestJson(site, colours));

  const fontFile = pages.length <= FEW_PAGES ? await drawingFont() : undefined;
  const brandLogo = readFileSync(mediaFile(brand.logo), 'utf8');
  const titles = new Map(pages.map((page) => [page.path, page.title]));

  const withTitle = (page: PageData): Picture => {
    const { image, path: route, title } = page;
    const picture = image ? { svg: readFileSync(mediaFile(image.src), 'utf8') } : { art: artOf(page) };
    const parent = parentOf(route);
    const section = parent === '/' ? undefined : titles.get(parent);
    const svg = previewSvg({ title, picture, section }, site, brandLogo, colours);
    return asPng(dist, previewName(route), svg, image?.alt ?? title, fontFile);
  };
  const shared = new Map<string, Picture>();
  const asItIs = ({ image = brand.preview }: PageData): Picture => {
    const key = `${image.src.src} ${image.alt}`;
    const preview = shared.get(key) ?? asPreview(dist, image.src, image.alt);
    shared.set(key, preview);
    return preview;
  };
  const isPhotograph = ({ image }: PageData) =>
    image !== undefined && photographType(image.src) !== undefined;
  const isNamed = (page: PageData) => page.path !== '/' && !isPhotograph(page);
  const logo = { src: '/icon-512.png', type: 'image/png', width: 512, height: 512, alt: brand.name };
  return { logo, previewOf: (page) => (fontFile && isNamed(page) ? withTitle(page) : asItIs(page)) };
}
