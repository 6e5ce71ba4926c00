import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Size } from './image-size.ts';
import { mediaUrl } from './media-url.ts';

/** A drawing of a folder, ready to stand beside others. */
export interface SheetDrawing extends Size {
  /** The file's name from content/media/. */
  name: string;
  /** The drawing as an element whose place is not said yet. */
  element: string;
}

/** Drawings of one folder and one size as one file. */
export interface MediaSheet {
  /** Where it is served. */
  src: string;
  text: string;
  /** Where each drawing stands in it, by the name of the drawing's own file. */
  views: Map<string, string>;
}

/** Bytes up to which a drawing is worth sending to somebody who came for its neighbour. */
const SMALL = 8_000;
/** Bytes of one sheet, which are as many as a drawing by itself should have. */
const FULL = 40_000;
/** How far apart drawings stand, in their own longer sides. */
const APART = 10;

/** What stands for itself. Everything else could name, style or move its neighbours, or needs a name to be used. */
const PLAIN = new Set(
  'circle desc ellipse g line path polygon polyline rect text title tspan'
    .split(' ')
    .map((name) => `<${name}`),
);
const REACHES_OUT = /\s(?:[\w.-]+:)?(?:id|href|base|on\w+)\s*=|\burl\(/i;

const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(?:"[^"<]*"|'[^'<]*')/g;
const DRAWING = new RegExp(`^<svg(?<root>(?:${ATTRIBUTE.source})*)\\s*>(?<drawn>.*)</svg>$`, 's');
const HEAD = /^<\?xml\s+version="1\.0"(?:\s+encoding="utf-8")?(?:\s+standalone="\w+")?\s*\?>/i;
const COMMENT = /<!--.*?-->/gs;

/** What a drawing is called in its sheet. */
const idOf = (name: string) => path.posix.basename(name, '.svg');

/** Root attributes that mean something else, or nothing, inside of another drawing. */
const OF_A_DOCUMENT = ['x', 'y', 'style', 'transform', 'overflow', 'display'];

/** Whether it is XML without a mistake: one in a sheet would take all drawings with it. */
function isWellFormed(svg: string): boolean {
  try {
    return Boolean(new Resvg(svg, { font: { loadSystemFonts: false } }));
  } catch {
    return false;
  }
}

/** Whether an attribute says these pixels, and not a share of a page that the drawing would no longer be alone in. */
function isPixels(attribute: string, pixels: number): boolean {
  const value = /["']([0-9.]+)(?:px)?["']$/.exec(attribute)?.[1];
  return Number(value) === pixels;
}

/**
 * A file's drawing as it can stand in a sheet. Nothing if the file is not a small, plain drawing that looks the same
 * there: it then stays a file of its own.
 */
export function sheetDrawing(name: string, bytes: Uint8Array, size: Size): SheetDrawing | undefined {
  const { dir, name: id, ext } = path.posix.parse(name);
  if (!dir || ext !== '.svg' || !/^[a-z][\w-]*$/i.test(id) || bytes.length > SMALL) return;

  const text = new TextDecoder().decode(bytes).replace(HEAD, '').replace(COMMENT, '').trim();
  const { root = '', drawn = '' } = DRAWING.exec(text)?.groups ?? {};
  const isPlain = (drawn.match(/<[^\s/>][^\s/>]*/g) ?? []).every((tag) => PLAIN.has(tag));
  if (!drawn || !isPlain || REACHES_OUT.test(text)) return;

  const attributes = new Map([...root.matchAll(ATTRIBUTE)].map(([all, key = '']) => [key, all.trim()]));
  if (OF_A_DOCUMENT.some((key) => attributes.has(key))) return;
  for (const side of ['width', 'height'] as const) {
    const attribute = attributes.get(side);
    if (attribute && !isPixels(attribute, size[side])) return;
    attributes.set(side, `${side}="${size[side]}"`);
  }
  const element = `<svg ${[...attributes.values()].join(' ')}>${drawn}</svg>`;
  return isWellFormed(element) ? { name, ...size, element } : undefined;
}

/** The sets that fit into one file each, of drawings that belong together. */
function inFiles(drawings: readonly SheetDrawing[]): SheetDrawing[][] {
  const files: SheetDrawing[][] = [];
  let bytes = FULL;
  for (const drawing of drawings) {
    bytes += drawing.element.length;
    if (bytes > FULL) {
      files.push([]);
      bytes = drawing.element.length;
    }
    files.at(-1)?.push(drawing);
  }
  return files;
}

/**
 * One file says its size once, for whichever drawing is shown of it. So its drawings are all of that size, and a
 * browser measures each as it would by itself. They stand so far apart that a box of another shape shows no neighbour.
 */
function sheetOf(folder: string, { width, height }: Size, drawings: readonly SheetDrawing[]): MediaSheet {
  const box = (top: number) => `viewBox="0 ${top} ${width} ${height}"`;
  const placed = drawings.map(({ name, element }, index) => {
    const top = index * APART * Math.max(width, height);
    return `<view id="${idOf(name)}" ${box(top)}/>\n${element.replace('<svg', `<svg y="${top}"`)}\n`;
  });
  const root = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${box(0)}`;
  const text = `<svg ${root}>\n${placed.join('')}</svg>\n`;
  const src = mediaUrl(`${folder}.svg`, Buffer.from(text));
  return { src, text, views: new Map(drawings.map(({ name }) => [name, `${src}#${idOf(name)}`])) };
}

/** The sheets that drawings make: those of one folder and one size stand together. One by itself makes none. */
export function mediaSheets(drawings: readonly SheetDrawing[]): MediaSheet[] {
  const sets = new Map<string, SheetDrawing[]>();
  for (const drawing of drawings) {
    const key = `${path.posix.dirname(drawing.name)} ${drawing.width} ${drawing.height}`;
    sets.set(key, [...(sets.get(key) ?? []), drawing]);
  }
  return [...sets.values()]
    .flatMap(inFiles)
    .flatMap((set) =>
      set[0] && set.length > 1 ? sheetOf(path.posix.dirname(set[0].name), set[0], set) : [],
    );
}
