import { callable } from '@json-site/model/visitor';
import { isObject, valueIn } from '@json-site/values/objects';
import type { ParsedFile } from './json-file.ts';
import { containsText } from './languages/translations.ts';

/** The facts of site.json that a text can refer to, such as `{site.email}`, and the property of each. */
export const FACTS = {
  name: ['brand', 'name'],
  legalName: ['company', 'legalName'],
  telephone: ['contact', 'phone'],
  telephoneLink: ['contact', 'phone'],
  email: ['contact', 'email'],
} as const;

type FactName = keyof typeof FACTS;

/** The facts that site.json has, by name. */
export type SiteFacts = Partial<Record<FactName, string>>;

/** A reference to a fact. The name may be unknown. */
export const FACT_REFERENCE = /\{site\.([A-Za-z]*)\}/g;

/** Reads the facts from the value of site.json, which may be incomplete. */
export function readFacts(site: unknown): SiteFacts {
  const facts: SiteFacts = {};
  for (const [name, path] of Object.entries(FACTS) as [FactName, readonly [string, string]][]) {
    const value = valueIn(site, ...path);
    if (typeof value === 'string') facts[name] = value;
  }
  const countryCode = valueIn(site, 'contact', 'countryCode');
  if (facts.telephone) facts.telephoneLink = `tel:${callable(facts.telephone, countryCode)}`;
  return facts;
}

function replaceIn(value: unknown, facts: SiteFacts): unknown {
  if (typeof value === 'string') {
    return value.replace(FACT_REFERENCE, (whole, name: string) =>
      Object.hasOwn(facts, name) ? (facts[name as FactName] ?? whole) : whole,
    );
  }
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, facts));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceIn(inner, facts)]));
}

const cache = new WeakMap<ParsedFile, Map<string, ParsedFile>>();

/** Facts that change while somebody types, and those of other languages. */
const MOST_FACTS = 16;

/**
 * Returns the file with the facts in place of the references to them. A file without references stays the same object,
 * and so does the result while the facts are the same: the compiler caches by object.
 */
export function withFacts(parsed: ParsedFile, facts: SiteFacts): ParsedFile {
  if (!containsText(parsed, '{site.')) return parsed;
  const key = JSON.stringify(facts);
  const byFacts = cache.get(parsed) ?? new Map<string, ParsedFile>();
  cache.set(parsed, byFacts);
  const known = byFacts.get(key);
  if (known) return known;
  const filled = { ...parsed, value: replaceIn(parsed.value, facts) };
  if (byFacts.size >= MOST_FACTS) byFacts.clear();
  byFacts.set(key, filled);
  return filled;
}
