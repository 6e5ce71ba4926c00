import { parseUrl } from '@json-site/values/paths';
import type { Schema } from './schema-set.ts';

/** `18/09/2026` → `2026-09-18`. A day that may be a month has two readings. */
function dates(text: string): string[] {
  const [, first = '', second = '', year = ''] =
    /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text.trim()) ?? [];
  const [, yearFirst = '', month = '', day = ''] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text.trim()) ?? [];
  return [
    [year, second, first],
    [year, first, second],
    [yearFirst, month, day],
  ].flatMap(([y = '', m = '', d = '']) => {
    const iso = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
    const time = Date.parse(iso);
    return Number.isFinite(time) && new Date(time).toISOString().startsWith(iso) ? [iso] : [];
  });
}

/** `#210` and `221100` → `#221100` */
function colours(text: string): string[] {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (!digits) return [];
  return [`#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`];
}

/** `https://Größe.example:443/` → `https://xn--gre-6ka8i.example`, if the address has nothing but an origin. */
function origins(text: string): string[] {
  const { origin, href } = parseUrl(text) ?? {};
  return origin !== undefined && href === `${origin}/` ? [origin] : [];
}

/**
 * Returns the one text that matches the pattern of a schema and says the same as one that does not: a date in the order
 * of the day, a colour without #, the address of a server with capital letters, a slash or a space too many. Undefined
 * if there is none or more than one.
 */
export function rewritten(text: string, schema: Schema | undefined): string | undefined {
  if (schema?.pattern === undefined) return undefined;
  const pattern = new RegExp(schema.pattern, 'u');
  const same = [
    text.trim(),
    text.trim().replace(/\/+$/, ''),
    ...dates(text),
    ...colours(text),
    ...origins(text),
  ];
  const [right, ...others] = new Set(same.filter((one) => pattern.test(one)));
  return others.length === 0 ? right : undefined;
}
