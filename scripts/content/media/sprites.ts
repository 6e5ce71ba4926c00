import path from 'node:path';
import { mediaUrl } from './media-url.ts';
import type { Size } from './svg/svg-size.ts';

/** An SVG that can be part of a sprite. */
export interface SpriteImage extends Size {
  /** The file's name from content/media/. */
  name: string;
  /** The <svg> element, without a position. */
  element: string;
}

/** SVGs of one folder and one size, served as one file. */
export interface Sprite {
  /** Its address. */
  src: string;
  text: string;
  /** The address of each SVG in the sprite, by the name of the SVG's own file. */
  views: Map<string, string>;
}

/** A larger SVG is a separate file: a page that shows another SVG of the sprite would load it too. */
const MOST_BYTES = 8_000;
/** Bytes of one sprite. */
const MOST_SPRITE_BYTES = 40_000;
/** The distance between two images of a sprite, as a multiple of their longer side. */
const DISTANCE = 10;

/** Elements that affect no other image of the sprite and need no id. */
const PLAIN = new Set(
  'circle desc ellipse g line path polygon polyline rect text title tspan'
    .split(' ')
    .map((name) => `<${name}`),
);
const REFERENCE = /\s(?:[\w.-]+:)?(?:id|href|base|on\w+)\s*=|\burl\(/i;

const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(?:"[^"<]*"|'[^'<]*')/g;
const SVG_ELEMENT = new RegExp(`^<svg(?<root>(?:${ATTRIBUTE.source})*)\\s*>(?<content>.*)</svg>$`, 's');
const HEAD = /^<\?xml\s+version="1\.0"(?:\s+encoding="utf-8")?(?:\s+standalone="\w+")?\s*\?>/i;
const COMMENT = /<!--.*?-->/gs;

/** The id of an SVG in its sprite. */
const idOf = (name: string) => path.posix.basename(name, '.svg');

/** Attributes of the root element that have another meaning, or none, inside another SVG. */
const ROOT_ONLY = ['x', 'y', 'style', 'transform', 'overflow', 'display'];

/** Whether the attribute is this number of pixels; a percentage would refer to the sprite. */
function isPixels(attribute: string, pixels: number): boolean {
  const value = /["']([0-9.]+)(?:px)?["']$/.exec(attribute)?.[1];
  return Number(value) === pixels;
}

/**
 * Returns an SVG, which is well-formed, as part of a sprite; undefined unless it is small, plain and certain to look
 * the same there.
 */
export function spriteImage(name: string, bytes: Uint8Array, size: Size): SpriteImage | undefined {
  const { dir, name: id, ext } = path.posix.parse(name);
  if (!dir || ext !== '.svg' || !/^[a-z][\w-]*$/i.test(id) || bytes.length > MOST_BYTES) return;

  const text = new TextDecoder().decode(bytes).replace(HEAD, '').replace(COMMENT, '').trim();
  const { root = '', content = '' } = SVG_ELEMENT.exec(text)?.groups ?? {};
  const isPlain = (content.match(/<[^\s/>][^\s/>]*/g) ?? []).every((tag) => PLAIN.has(tag));
  if (!content || !isPlain || REFERENCE.test(text)) return;

  const attributes = new Map([...root.matchAll(ATTRIBUTE)].map(([all, key = '']) => [key, all.trim()]));
  if (ROOT_ONLY.some((key) => attributes.has(key))) return;
  for (const side of ['width', 'height'] as const) {
    const attribute = attributes.get(side);
    if (attribute && !isPixels(attribute, size[side])) return;
    attributes.set(side, `${side}="${size[side]}"`);
  }
  const element = `<svg ${[...attributes.values()].join(' ')}>${content}</svg>`;
  return { name, width: size.width, height: size.height, element };
}

/** Divides images into groups that fit into one sprite each. */
function groupsThatFit(images: readonly SpriteImage[]): SpriteImage[][] {
  const groups: SpriteImage[][] = [];
  let bytes = MOST_SPRITE_BYTES;
  for (const image of images) {
    bytes += image.element.length;
    if (bytes > MOST_SPRITE_BYTES) {
      groups.push([]);
      bytes = image.element.length;
    }
    groups.at(-1)?.push(image);
  }
  return groups;
}

/**
 * All images of a sprite have the same size: browsers take the intrinsic size from the file, whichever view they show.
 * The images are far apart, so that a box of another shape shows no other image.
 */
function spriteOf(folder: string, { width, height }: Size, images: readonly SpriteImage[]): Sprite {
  const box = (top: number) => `viewBox="0 ${top} ${width} ${height}"`;
  const placed = images.map(({ name, element }, index) => {
    const top = index * DISTANCE * Math.max(width, height);
    return `<view id="${idOf(name)}" ${box(top)}/>\n${element.replace('<svg', `<svg y="${top}"`)}\n`;
  });
  const root = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${box(0)}`;
  const text = `<svg ${root}>\n${placed.join('')}</svg>\n`;
  const src = mediaUrl(`${folder}.svg`, Buffer.from(text));
  return { src, text, views: new Map(images.map(({ name }) => [name, `${src}#${idOf(name)}`])) };
}

/** Combines images of one folder and one size. A single image makes no sprite. */
export function sprites(images: readonly SpriteImage[]): Sprite[] {
  const sets = new Map<string, SpriteImage[]>();
  for (const image of images) {
    const key = `${path.posix.dirname(image.name)} ${image.width} ${image.height}`;
    sets.set(key, [...(sets.get(key) ?? []), image]);
  }
  return [...sets.values()]
    .flatMap(groupsThatFit)
    .flatMap((set) =>
      set[0] && set.length > 1 ? spriteOf(path.posix.dirname(set[0].name), set[0], set) : [],
    );
}
