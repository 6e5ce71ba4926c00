import type { SaxesTagNS } from 'saxes';
import type { FaultText } from './element-faults.ts';

/** Size of a picture in CSS pixels; 0 x 0 if it cannot be read. */
export interface Size {
  width: number;
  height: number;
}

/** The units of lengths in CSS pixels. Fonts have their usual size: a picture inherits none from its page. */
const UNITS: Record<string, number> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
  ch: 8,
};

/** A length in CSS pixels; 0 if it depends on the page, such as a percentage. */
function pixels(text: string): number {
  const [, number, unit = ''] = /^\+?((?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*)$/i.exec(text.trim()) ?? [];
  return Number(number ?? 0) * (UNITS[unit.toLowerCase()] ?? 0);
}

/** An attribute of HTML takes whole pixels. */
const whole = (length: number) => (length > 0 ? Math.max(1, Math.round(length)) : 0);

/** Reads the width and height of the root element, and what they lack from its viewBox. */
export function sizeOf({ attributes }: SaxesTagNS): Size {
  const text = (name: string) => attributes[name]?.value.trim() ?? '';
  const styles = new Map(
    text('style')
      .split(';')
      .map((declaration) => declaration.split(':').map((part) => part.trim()))
      .map(([name = '', value = '']) => [name.toLowerCase(), value]),
  );
  const length = (name: string) => pixels(styles.get(name) ?? '') || pixels(text(name));
  const [, , boxWidth = 0, boxHeight = 0] = text('viewBox')
    .split(/[\s,]+/)
    .map((number) => Math.max(0, Number(number) || 0));
  const hasBox = boxWidth > 0 && boxHeight > 0;
  const [width, height] = [length('width'), length('height')];
  if (width && height) return { width: whole(width), height: whole(height) };
  if (!hasBox) return { width: 0, height: 0 };
  if (width) return { width: whole(width), height: whole((width * boxHeight) / boxWidth) };
  if (height) return { width: whole((height * boxWidth) / boxHeight), height: whole(height) };
  return { width: whole(boxWidth), height: whole(boxHeight) };
}

const LONGEST_SIDE = 100_000;

/** Reports a picture that is larger than any screen or sheet of paper. */
export function sizeFaults({ width, height }: Size): FaultText[] {
  if (Math.max(width, height) <= LONGEST_SIDE) return [];
  const [shown, most] = [Math.max(width, height), LONGEST_SIDE].map((side) => side.toLocaleString('en-GB'));
  const hint = 'Export it in its usual size, or write a width and a height.';
  return [{ what: `has a side of ${shown} pixels; the longest is ${most}`, hint }];
}
