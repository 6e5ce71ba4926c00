import { load } from 'js-yaml';
import { parse as parseToml } from 'smol-toml';
import { isObject } from '@json-site/values/objects';

export interface FrontMatter {
  data: Record<string, unknown>;
  /** The text below, with empty lines in place of the front matter: lines have the same numbers as in the file. */
  body: string;
  /** Why the front matter cannot be read. */
  fault?: string;
}

const FENCES = [
  [/^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m, load],
  [/^\uFEFF?\+\+\+[ \t]*\r?\n([\s\S]*?)^\+\+\+[ \t]*(?:\r?\n|$)/m, parseToml],
] as const;

/** Reads YAML between lines `---` or TOML between lines `+++`, before a text. */
export function readFrontMatter(text: string): FrontMatter {
  for (const [fence, parse] of FENCES) {
    const match = fence.exec(text);
    if (match?.index !== 0) continue;
    const [whole, written = ''] = match;
    const body = '\n'.repeat(whole.split('\n').length - 1) + text.slice(whole.length);
    try {
      const data: unknown = parse(written);
      return { data: isObject(data) ? data : {}, body };
    } catch (error) {
      return { data: {}, body, fault: (error as Error).message.split('\n')[0] ?? '' };
    }
  }
  return { data: {}, body: text };
}

/** Reads a settings file by its ending. Empty if there is none, or if it cannot be read. */
export function readSettings(file: string, text: string): Record<string, unknown> {
  try {
    const data: unknown = file.endsWith('.toml') ? parseToml(text) : load(text);
    return isObject(data) ? data : Array.isArray(data) ? { items: data } : {};
  } catch {
    return {};
  }
}

/** The first of some properties that has a text. */
export function textOf(data: Record<string, unknown>, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = data[name];
    const first: unknown = Array.isArray(value) ? value[0] : value;
    const named = isObject(first) ? (first['name'] ?? first['src'] ?? first['url'] ?? first['image']) : first;
    if (typeof named === 'string' && named.trim() !== '') return named.trim();
    if (typeof named === 'number') return String(named);
  }
  return undefined;
}

export function textsOf(data: Record<string, unknown>, ...names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const value = data[name];
    const list: unknown[] = Array.isArray(value) ? value : [value];
    return list.filter((one) => typeof one === 'string' && one !== '').map(String);
  });
}

/** The first of some properties that has a date, as `2020-05-01`. */
export function dateOf(data: Record<string, unknown>, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = data[name];
    const text =
      value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : String(value ?? '');
    const [, day] = /^(\d{4}-\d\d-\d\d)/.exec(text) ?? [];
    if (day !== undefined) return day;
    const parsed = typeof value === 'string' ? Date.parse(`${value} UTC`) : Number.NaN;
    if (!Number.isNaN(parsed)) return new Date(parsed).toISOString().slice(0, 10);
  }
  return undefined;
}
