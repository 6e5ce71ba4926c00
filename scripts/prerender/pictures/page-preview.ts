import type { PageData } from '../../../src/compiler/types.ts';
import type { Site } from '../../../src/generated/content-types.ts';
import { type ArtKind, HEIGHT, KINDS, WIDTH } from '../../../src/ui/art/ArtKinds.ts';
import { randomFrom } from '../../../src/ui/art/ArtPath.ts';
import type { Stroke } from '../../../src/ui/art/ArtStroke.ts';
import { FONT_FAMILY } from '../../generate/subset-heading-font.ts';
import type { ThemeColours } from '../theme-colours.ts';

/** What is drawn of a page for those who meet it as a link. */
export interface PreviewWords {
  title: string;
  /** Of the page above it. */
  section?: string | undefined;
  /** The page's own picture as SVG, or the name of a drawing. */
  picture: { svg: string } | { art: Exclude<ArtKind, 'none'> };
}

const SIZE = { width: 1200, height: 630 };
const MARGIN = 80;
/** Where a page's own picture begins. */
const OWN_PICTURE = 680;
/** The letters take so much of the font size on average; measured on this site's titles. */
const LETTER = 0.53;
/** From line to line, in font sizes. */
const LINE = 1.08;

/** Sizes of the title, and in how many lines it may stand. */
const TITLES = [
  { size: 96, lines: 2 },
  { size: 80, lines: 3 },
  { size: 64, lines: 4 },
];

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Words in lines of at most so many letters; a longer word has a line of its own. */
export function inLines(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function titleLines(title: string, width: number): { size: number; lines: string[] } {
  const tries = TITLES.map(({ size, lines }) => ({
    size,
    most: lines,
    lines: inLines(title, Math.floor(width / (size * LETTER))),
  }));
  const fitting = tries.find((one) => one.lines.length <= one.most) ?? tries.at(-1);
  return { size: fitting?.size ?? 0, lines: fitting?.lines ?? [] };
}

function paintOf(paint: Stroke['paint'], { text, accent }: ThemeColours['onBand']): string {
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

function dataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

const COVER = 'preserveAspectRatio="xMidYMid slice"';

/** A drawing that fades into the ink, or the page's own picture beside it. */
function illustration(picture: PreviewWords['picture'], { band, onBand }: ThemeColours): string {
  if ('svg' in picture) {
    const place = `x="${OWN_PICTURE}" width="${SIZE.width - OWN_PICTURE}" height="${SIZE.height}"`;
    return `<image ${place} ${COVER} href="${dataUrl(picture.svg)}"/>`;
  }
  const { art } = picture;
  const paths = KINDS[art](randomFrom(art)).map(
    ({ d, paint }) => `<path d="${d}" ${paintOf(paint, onBand)}/>`,
  );
  return [
    `<svg x="520" width="680" height="${SIZE.height}" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${COVER} fill="none">${paths.join('')}</svg>`,
    `<defs><linearGradient id="fade"><stop offset=".1" stop-color="${band}"/>`,
    `<stop offset=".75" stop-color="${band}" stop-opacity="0"/></linearGradient></defs>`,
    `<path fill="url(#fade)" d="M510 0h690v${SIZE.height}H510z"/>`,
  ].join('');
}

/** The drawing that a page shows first; the site's folds where it shows none. */
export function artOf({ blocks }: Pick<PageData, 'blocks'>): Exclude<ArtKind, 'none'> {
  const arts = blocks.map((block) => ('art' in block ? block.art : undefined));
  return arts.find((art) => art !== undefined && art !== 'none') ?? 'folds';
}

/** A page as a picture of 1200 by 630 for social networks: its title on ink, with its drawing. The logo is an SVG. */
export function previewSvg(
  words: PreviewWords,
  { brand }: Site,
  logo: string,
  colours: ThemeColours,
): string {
  const { text, muted, accent } = colours.onBand;
  const right = 'svg' in words.picture ? OWN_PICTURE : SIZE.width * 0.8;
  const { size, lines } = titleLines(words.title, right - MARGIN);
  const top = SIZE.height - MARGIN - (lines.length - 1) * size * LINE;
  const write = (x: number, y: number, height: number, fill: string, inner: string) =>
    `<text x="${x}" y="${Math.round(y)}" font-size="${height}" fill="${fill}">${inner}</text>`;
  const [first, second] = brand.nameParts.map(escapeText);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" font-family="${FONT_FAMILY}">`,
    `<path fill="${colours.band}" d="M0 0h${SIZE.width}v${SIZE.height}H0z"/>`,
    illustration(words.picture, colours),
    `<image x="${MARGIN}" y="${MARGIN - 12}" width="64" height="64" href="${dataUrl(logo)}"/>`,
    write(MARGIN + 80, MARGIN + 37, 44, text, `${first}<tspan fill="${accent}">${second}</tspan>`),
    words.section ? write(MARGIN, top - size - 8, 34, muted, escapeText(words.section)) : '',
    ...lines.map((line, index) => write(MARGIN, top + index * size * LINE, size, text, escapeText(line))),
    '</svg>',
  ].join('');
}
