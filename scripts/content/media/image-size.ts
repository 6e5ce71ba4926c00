import { parse } from 'node-html-parser';
import type { MediaFault } from '../../../src/compiler/types.ts';
import { kindOfBytes } from './file-signature.ts';

/** Size of a picture in CSS pixels; 0 x 0 if it cannot be read. */
export interface Size {
  width: number;
  height: number;
}

/** Reads the width and height of an SVG, or else its viewBox. */
export function svgSize(text: string): Size {
  const attributes = parse(text, { comment: false }).querySelector('svg')?.attributes ?? {};
  const pixels = (name: string) => Number(/^([0-9.]+)(?:px)?$/.exec(attributes[name] ?? '')?.[1] ?? 0);
  const [width, height] = [pixels('width'), pixels('height')];
  if (width && height) return { width, height };
  const [, , boxWidth, boxHeight] = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return { width: boxWidth || 0, height: boxHeight || 0 };
}

/** Elements and attributes that run code when somebody opens the file itself. */
const SCRIPT = /<script[\s>/]|\son[a-z]+\s*=|(?:href|src)\s*=\s*["']?\s*javascript:/i;

/** Returns why an SVG cannot be used. */
export function svgFault(bytes: Uint8Array, text: string, { width, height }: Size): MediaFault | undefined {
  if (text.trim() === '') return { kind: 'empty' };
  if (!/<svg[\s>]/i.test(text)) {
    const found = kindOfBytes(bytes);
    return found ? { kind: 'format', found: found.what } : { kind: 'text' };
  }
  if (SCRIPT.test(text)) return { kind: 'script' };
  return width > 0 && height > 0 ? undefined : { kind: 'no-size' };
}
