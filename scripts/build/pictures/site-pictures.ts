import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';
import type { HeadPicture } from '@json-site/app/head';
import { parentOf } from '@json-site/compiler/documents';
import { headerColours } from '@json-site/compiler/theme';
import type { PageData } from '@json-site/compiler/types';
import { writeFiles } from '@json-site/content/files';
import { siteFolder } from '@json-site/content/folders';
import { inspectSvg, MEDIA_FOLDER, mediaName, mediaUrl } from '@json-site/content/media';
import type { Site, Theme, ThemeArt } from '@json-site/model/content-types';
import type { Media } from '@json-site/model/model';
import { advanceOfText, missingCharacters } from '../fonts/font-metrics.ts';
import { FEW_PAGES } from '../pages/compression.ts';
import type { SitePictures } from '../pages/head-data.ts';
import { type DrawingFont, drawingFont, drawPng } from './draw.ts';
import { iconFiles } from './icons.ts';
import { manifestJson } from './manifest.ts';
import { artOf, dataUrl, type PreviewPicture, previewSvg } from './page-preview.ts';

/** The width that social networks recommend. */
const PREVIEW_WIDTH = 1200;
/** The height of a preview of a very long SVG. */
const HIGHEST_PREVIEW = 4000;

const LOGO = { src: '/icon-512.png', type: 'image/png', width: 512, height: 512 };

const isSvg = ({ src }: Media) => /\.svg$/i.test(mediaName(src));

function readSvg({ src }: Media): string {
  return readFileSync(path.join(siteFolder(), MEDIA_FOLDER, mediaName(src)), 'utf8');
}

function readDataUrl({ src }: Media): string {
  const name = mediaName(src);
  return dataUrl(readFileSync(path.join(siteFolder(), MEDIA_FOLDER, name)), lookup(name));
}

/** The picture or pattern beside the title of a preview: the page's, or the theme's. */
function pictureOf(page: PageData, { picture, pattern = 'none' }: ThemeArt = {}): PreviewPicture {
  if (page.image) return { url: readDataUrl(page.image.src) };
  const art = artOf(page);
  if (!art && picture) return { url: readDataUrl(picture) };
  return { art: art ?? pattern };
}

/** Writes an SVG as PNG. `what` names it in an error of the renderer. */
function writePng(
  folder: string,
  name: string,
  what: string,
  svg: string,
  alt: string,
  fontFile?: string,
): HeadPicture {
  const { width, height } = inspectSvg(svg);
  const shown = Math.max(1, Math.min(PREVIEW_WIDTH, Math.floor((HIGHEST_PREVIEW * width) / height)));
  const png = drawPng(what, svg, shown, fontFile);
  const src = mediaUrl(name, png);
  writeFiles(folder, { [decodeURIComponent(src)]: png });
  // The first chunk of a PNG has its size.
  return { src, type: 'image/png', alt, width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** A picture of content/media/ as social networks accept it: photographs as the build has made them, an SVG as PNG. */
function asPreview(folder: string, media: Media, alt: string): HeadPicture {
  const name = mediaName(media.src);
  if (!isSvg(media)) return { ...media, type: lookup(media.src) ?? '', alt };
  return writePng(folder, name.replace(/\.svg$/i, '.png'), MEDIA_FOLDER + name, readSvg(media), alt);
}

function previewName(route: string): string {
  return `preview${route.replaceAll('/', '-')}.png`;
}

/**
 * Writes icons, the manifest and previews for social networks. A page that names a photograph shows that one. On a
 * small site, every other page has a preview with its title; on a large site, where drawing them would take longer than
 * the rest of the build, pages share the site's. The home page always shows the site's, so that it costs the same on a
 * site of any size.
 */
export async function writePictures(
  folder: string,
  { site, theme, pages }: { site: Site; theme: Theme; pages: PageData[] },
): Promise<SitePictures> {
  const { brand } = site;
  const { light: ground, texts } = headerColours(theme);
  const colours = { ground, ...texts };
  const icon = MEDIA_FOLDER + mediaName(brand.icon.src);
  writeFiles(folder, iconFiles(icon, readSvg(brand.icon), theme.colours.band));
  writeFiles(folder, { 'manifest.json': manifestJson(site, theme) });

  // A letter can be written in two ways, and fonts have one of them. An invisible hyphen would be drawn.
  const drawn = (text: string) => text.normalize().replaceAll('\u00ad', '');
  const titles = new Map(pages.map((page) => [page.path, drawn(page.title)]));
  const summaries = pages.map((page) => drawn(page.summary));
  const font =
    pages.length <= FEW_PAGES
      ? await drawingFont(theme, [brand.name, ...titles.values(), ...summaries])
      : undefined;
  const logo = readSvg(brand.logo);

  /** The preview of a page; undefined, with a warning, if the font lacks some of its letters. */
  const withTitle = (page: PageData, { file, metrics }: DrawingFont): HeadPicture | undefined => {
    const { path: route, home = '/' } = page;
    const title = titles.get(route) ?? page.title;
    const picture = pictureOf(page, theme.art?.previews);
    const parent = parentOf(route);
    const section = parent === '/' || parent === home ? undefined : titles.get(parent);
    const missing = missingCharacters(`${title}${section ?? ''}${brand.name}`, metrics);
    if (missing.length > 0) {
      const letters = missing.join(' ');
      console.warn(
        `The font of headings has no ${letters}, so ${route} has the shared preview picture, without its title.`,
      );
      return undefined;
    }
    const widthOf = (text: string) => advanceOfText(text, metrics);
    const sentence = drawn(page.summary);
    const summary = missingCharacters(sentence, metrics).length > 0 ? undefined : sentence;
    const svg = previewSvg({ title, picture, section, summary }, { site, colours, logo, widthOf });
    return writePng(
      folder,
      previewName(route),
      `The preview picture of ${route}`,
      svg,
      summary ? `${page.title}: ${summary}` : page.title,
      file,
    );
  };
  const shared = new Map<string, HeadPicture>();
  const withoutTitle = ({ image = brand.preview }: PageData): HeadPicture => {
    const key = `${image.src.src} ${image.alt}`;
    const preview = shared.get(key) ?? asPreview(folder, image.src, image.alt);
    shared.set(key, preview);
    return preview;
  };
  const hasTitle = ({ path: route, home = '/', image }: PageData) =>
    route !== home && (!image || isSvg(image.src));
  return {
    logo: { ...LOGO, alt: brand.name },
    previewOf: (page) => (font && hasTitle(page) && withTitle(page, font)) || withoutTitle(page),
  };
}
