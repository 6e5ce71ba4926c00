import { escapeHtml } from '@json-site/app/head';
import type { PageData } from '@json-site/compiler/types';
import type { SchemeColours, Site } from '@json-site/model/content-types';
import { brandParts } from '@json-site/model/visitor';
import { type ArtKind, HEIGHT, KINDS, WIDTH } from '@json-site/ui/art/ArtKinds';
import { randomFrom } from '@json-site/ui/art/ArtPath';
import type { Stroke } from '@json-site/ui/art/ArtStroke';

/** The background of the header, and the colours of texts on it. */
interface Colours extends Pick<SchemeColours, 'text' | 'muted' | 'accent'> {
  ground: string;
}

/** A picture as a data URL, or the kind of a line pattern. */
export type PreviewPicture = { url: string } | { art: ArtKind };

/** The content of a page's preview on social networks. */
export interface PreviewContent {
  title: string;
  /** Title of the parent page. */
  section?: string | undefined;
  /** A sentence below the title. */
  summary?: string | undefined;
  picture: PreviewPicture;
}

const SIZE = { width: 1200, height: 630 };
const MARGIN = 80;
/** The left edge of a page's picture. */
const PICTURE_LEFT = 680;
/** Line height, in font sizes. */
const LINE = 1.08;

/** Font sizes of the title, with the most lines for each. */
const TITLES = [
  { size: 96, lines: 2 },
  { size: 80, lines: 3 },
  { size: 64, lines: 4 },
  { size: 48, lines: 5 },
];

/** The size of the sentence below the title, its most lines, and the space above and beside it. */
const SUMMARY = { size: 30, lines: 3, line: 1.3, above: 28, beside: 40 };

/** The same above a sentence, which needs room. */
const TITLES_ABOVE = [
  { size: 80, lines: 2 },
  { size: 64, lines: 3 },
  { size: 48, lines: 4 },
];

/** Returns the width of a text, in font sizes. */
export type Measure = (text: string) => number;

/** Breaks a text between words into lines of at most this width; a wider word gets a separate line. */
export function wrap(text: string, most: number, widthOf: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Breaks a line that is too wide between letters. */
function broken(line: string, most: number, widthOf: Measure): string[] {
  const parts = [''];
  for (const { segment } of letters.segment(line)) {
    const last = parts.at(-1) ?? '';
    if (last !== '' && widthOf(last + segment) > most) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}

/** The largest size at which the title fits. A word that is too long for every size is broken. */
export function titleLines(
  title: string,
  width: number,
  widthOf: Measure,
  sizes = TITLES,
): { size: number; lines: string[] } {
  for (const { size, lines: most } of sizes) {
    const lines = wrap(title, width / size, widthOf);
    if (lines.length <= most && lines.every((line) => widthOf(line) <= width / size)) return { size, lines };
  }
  const size = sizes.at(-1)?.size ?? 0;
  const lines = wrap(title, width / size, widthOf);
  return { size, lines: lines.flatMap((line) => broken(line, width / size, widthOf)) };
}

/** The lines of the sentence below the title; none if it is too long for them. */
export function summaryLines(summary: string | undefined, width: number, widthOf: Measure): string[] {
  if (!summary) return [];
  const lines = wrap(summary, width / SUMMARY.size, widthOf);
  const fits = lines.every((line) => widthOf(line) <= width / SUMMARY.size);
  return fits && lines.length <= SUMMARY.lines ? lines : [];
}

function paintOf(paint: Stroke['paint'], { text, accent }: Colours): string {
  switch (paint) {
    case 'plane':
      return `fill="${text}" fill-opacity=".05" stroke="none"`;
    case 'shade':
      return `fill="${accent}" fill-opacity=".14" stroke="none"`;
    case 'accent':
      return `stroke="${accent}" stroke-width="2"`;
    default:
      return `stroke="${text}" stroke-opacity="${paint === 'line' ? '.45' : '.2'}"`;
  }
}

/** A picture as a data URL, because resvg reads no files. */
export function dataUrl(picture: string | Buffer, type = 'image/svg+xml'): string {
  return `data:${type};base64,${Buffer.from(picture).toString('base64')}`;
}

const COVER = 'preserveAspectRatio="xMidYMid slice"';

/** The page's picture on the right, or background art that fades out towards the title. */
function illustration(picture: PreviewContent['picture'], colours: Colours): string {
  if ('url' in picture) {
    const place = `x="${PICTURE_LEFT}" width="${SIZE.width - PICTURE_LEFT}" height="${SIZE.height}"`;
    return `<image ${place} ${COVER} href="${picture.url}"/>`;
  }
  const { art } = picture;
  if (art === 'none') return '';
  const paths = KINDS[art](randomFrom(art)).map(
    ({ d, paint }) => `<path d="${d}" ${paintOf(paint, colours)}/>`,
  );
  return [
    `<svg x="520" width="680" height="${SIZE.height}" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${COVER} fill="none">${paths.join('')}</svg>`,
    `<defs><linearGradient id="fade"><stop offset=".1" stop-color="${colours.ground}"/>`,
    `<stop offset=".75" stop-color="${colours.ground}" stop-opacity="0"/></linearGradient></defs>`,
    `<path fill="url(#fade)" d="M510 0h690v${SIZE.height}H510z"/>`,
  ].join('');
}

/** The kind of the page's first background art. Undefined if it has none. */
export function artOf({ blocks }: Pick<PageData, 'blocks'>): ArtKind | undefined {
  const arts = blocks.map((block) => ('art' in block ? block.art : undefined));
  return arts.find((art) => art !== undefined && art !== 'none');
}

/** The name in the header's two tones, as large as fits. */
function wordmark(
  { brand }: Site,
  { accent, text: colour }: Colours,
  width: number,
  widthOf: Measure,
): string {
  const spans = brandParts(brand).map(({ text, isAccent }) =>
    isAccent ? `<tspan fill="${accent}">${escapeHtml(text)}</tspan>` : escapeHtml(text),
  );
  const size = Math.min(44, Math.floor(width / widthOf(brand.name)));
  return `<text x="${MARGIN + 80}" y="${MARGIN + 37}" font-size="${size}" fill="${colour}">${spans.join('')}</text>`;
}

/** Shared by all previews of a site. */
export interface PreviewLook {
  site: Site;
  colours: Colours;
  /** The logo as SVG. */
  logo: string;
  widthOf: Measure;
}

/** Draws a page's preview, 1200 x 630: its title and picture on the header's colour. */
export function previewSvg(content: PreviewContent, { site, colours, logo, widthOf }: PreviewLook): string {
  const { text, muted } = colours;
  const right = 'url' in content.picture ? PICTURE_LEFT : SIZE.width * 0.8;
  const words = summaryLines(content.summary, right - MARGIN - SUMMARY.beside, widthOf);
  const sizes = words.length > 0 ? TITLES_ABOVE : TITLES;
  const { size, lines } = titleLines(content.title, right - MARGIN, widthOf, sizes);
  const sectionSize = Math.min(34, Math.floor((right - MARGIN) / widthOf(content.section ?? ' ')));
  const below = words.length > 0 ? words.length * SUMMARY.size * SUMMARY.line + SUMMARY.above : 0;
  const top = SIZE.height - MARGIN - below - (lines.length - 1) * size * LINE;
  const write = (x: number, y: number, height: number, fill: string, inner: string) =>
    `<text x="${x}" y="${Math.round(y)}" font-size="${height}" fill="${fill}">${inner}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" xml:space="preserve">`,
    `<path fill="${colours.ground}" d="M0 0h${SIZE.width}v${SIZE.height}H0z"/>`,
    illustration(content.picture, colours),
    `<image x="${MARGIN}" y="${MARGIN - 12}" width="64" height="64" href="${dataUrl(logo)}"/>`,
    wordmark(site, colours, right - MARGIN - 80, widthOf),
    content.section ? write(MARGIN, top - size - 8, sectionSize, muted, escapeHtml(content.section)) : '',
    ...lines.map((line, index) => write(MARGIN, top + index * size * LINE, size, text, escapeHtml(line))),
    ...words.map((line, index) =>
      write(
        MARGIN,
        SIZE.height - MARGIN - (words.length - 1 - index) * SUMMARY.size * SUMMARY.line,
        SUMMARY.size,
        muted,
        escapeHtml(line),
      ),
    ),
    '</svg>',
  ].join('');
}
