import type { JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import { isWhere } from '../../schema/queries/record-queries.ts';
import type { Schema, SchemaSet } from '../../schema/schema-set.ts';
import { childSchema, chosenSchema, followRef } from '../../schema/schema-walk.ts';
import { readingOf } from '../../schema/vocabulary.ts';
import type { DateStyle } from '../dates.ts';
import { numberInWords } from '../numbers.ts';
import { isReadAt, RECORD_REFERENCE, refersToRecord, wholeReference } from './record-values.ts';

/** A value of a page that a template takes from the record. */
export interface RecordUse {
  /** The path in the page. */
  path: JsonPath;
  /** The property of the record; of a text with several references, that of the first. */
  name: string;
  /** Whether the value is that of the record, and not a text around it. */
  isWhole: boolean;
}

/** A list of a page from which items of the template are left out. */
export interface ShorterList {
  path: JsonPath;
  /** The position in the template of each item that is left. */
  positions: readonly number[];
}

export interface FilledTemplate {
  value: unknown;
  uses: readonly RecordUse[];
  shorterLists: readonly ShorterList[];
  /** The properties that the template asks for, and the record does not have. */
  missing: ReadonlySet<string>;
  /** Whether something that every page needs, such as the title, has no value. */
  isIncomplete: boolean;
}

/** The record that fills a template. */
export interface RecordValues {
  id: string;
  value: Record<string, unknown>;
  schema: Schema;
}

const ABSENT = Symbol('absent');

/** Puts the values of one record into a template. */
class Filling {
  readonly uses: RecordUse[] = [];
  readonly shorterLists: ShorterList[] = [];
  readonly missing = new Set<string>();
  isIncomplete = false;
  readonly #record: RecordValues;
  readonly #set: SchemaSet;
  readonly #style: DateStyle;

  constructor(record: RecordValues, set: SchemaSet, style: DateStyle) {
    this.#record = record;
    this.#set = set;
    this.#style = style;
  }

  #read(name: string): unknown {
    const { id, value } = this.#record;
    if (name === 'id') return id;
    return Object.hasOwn(value, name) ? value[name] : undefined;
  }

  #isKnown(name: string): boolean {
    return name === 'id' || Object.hasOwn(this.#record.schema.properties ?? {}, name);
  }

  /**
   * A value that visitors read: a date or an amount in the language of the site. Undefined for a value without words.
   */
  #words(name: string): string | undefined {
    const value = this.#read(name);
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    const property = followRef(this.#record.schema.properties?.[name] ?? {}, this.#set);
    if (typeof value === 'number') return numberInWords(value, property, this.#style.language);
    const { inText } = readingOf(property.means);
    const until = property.until === undefined ? undefined : this.#read(property.until);
    return (typeof inText === 'function' ? inText(value, this.#style, until) : undefined) ?? value;
  }

  /** A value inside a longer text. */
  #part(name: string, text: string, start: number, target: Schema | undefined): string | undefined {
    if (isReadAt(text, start, target)) return this.#words(name);
    const value = this.#read(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }

  /** The value that is a whole text of the template. */
  #whole(name: string, text: string, target: Schema | undefined): unknown {
    const words = target && isReadAt(text, 0, target) ? this.#words(name) : undefined;
    return words ?? this.#read(name);
  }

  #text(text: string, path: JsonPath, target: Schema | undefined): unknown {
    if (!refersToRecord(text)) return text;
    const whole = wholeReference(text);
    const references = [...text.matchAll(RECORD_REFERENCE)];
    const isAbsent = ({ 1: name = '', index }: RegExpExecArray) =>
      (whole === undefined ? this.#part(name, text, index, target) : this.#read(name)) === undefined;
    const absent = references.filter(isAbsent);
    for (const [, name = '', isOptional] of absent) {
      // The rule unknown-placeholder reports unknown names in the template.
      if (!isOptional && this.#isKnown(name) && this.#read(name) === undefined) this.missing.add(name);
    }
    const name = references[0]?.[1];
    if (name === undefined) return text;
    if (absent.length > 0) return ABSENT;
    const value =
      whole === undefined
        ? text.replace(
            RECORD_REFERENCE,
            (_, one: string, _isOptional: unknown, start: number) =>
              this.#part(one, text, start, target) ?? '',
          )
        : this.#whole(whole, text, target);
    this.uses.push({ path, name, isWhole: whole !== undefined && value === this.#read(whole) });
    return value;
  }

  #list(items: readonly unknown[], schema: Schema | undefined, path: JsonPath): unknown {
    const result: unknown[] = [];
    const positions: number[] = [];
    for (const [position, item] of items.entries()) {
      const filled = this.fill(item, schema?.items, [...path, result.length]);
      if (filled === ABSENT) continue;
      result.push(filled);
      positions.push(position);
    }
    if (result.length === items.length) return result;
    this.shorterLists.push({ path, positions });
    return result.length > 0 ? result : ABSENT;
  }

  #object(value: Record<string, unknown>, schema: Schema | undefined, path: JsonPath): unknown {
    const result: Record<string, unknown> = {};
    let isComplete = true;
    const isCriteria = schema?.properties?.['id']?.alternatives !== undefined;
    for (const [key, inner] of Object.entries(value)) {
      const filled = this.fill(inner, schema && childSchema(schema, key), [...path, key]);
      if (filled !== ABSENT) result[key] = filled;
      else if (schema?.required?.includes(key)) isComplete = this.#keepRequired(result, key, inner, path);
      // Without the value, the query would select every record.
      else if (isCriteria || (schema && isWhere(schema, key))) return ABSENT;
    }
    const isTooSmall =
      Object.keys(result).length < Math.min(schema?.minProperties ?? 0, Object.keys(value).length);
    return isComplete && !isTooSmall ? result : ABSENT;
  }

  /** A page cannot be left out: it keeps the text as it is written, and the record lacks the value. */
  #keepRequired(result: Record<string, unknown>, key: string, inner: unknown, path: JsonPath): boolean {
    if (path.length > 0) return false;
    result[key] = inner;
    this.isIncomplete = true;
    for (const [, name = ''] of JSON.stringify(inner).matchAll(RECORD_REFERENCE))
      if (this.#isKnown(name) && this.#read(name) === undefined) this.missing.add(name);
    return true;
  }

  /** Returns the filled value. What needs a value that the record does not have is absent. */
  fill(value: unknown, reference: Schema | undefined, path: JsonPath): unknown {
    const choice = reference && followRef(reference, this.#set);
    const chosen = choice && chosenSchema(choice, value, this.#set);
    const described = chosen && followRef(chosen, this.#set);
    if (typeof value === 'string') return this.#text(value, path, described);
    if (typeof value !== 'object' || value === null) return value;
    const before = [this.uses.length, this.shorterLists.length] as const;
    const filled = Array.isArray(value)
      ? this.#list(value, described, path)
      : isObject(value)
        ? this.#object(value, described, path)
        : value;
    // Another value will have the paths inside a value that is left out.
    if (filled === ABSENT) [this.uses.length, this.shorterLists.length] = before;
    return filled;
  }
}

/**
 * Puts the values of a record into the template of a page. A reference with `?` to a value that the record does not
 * have leaves out its text, and each object around it for which that is a required property, such as a block.
 */
export function fillTemplate(
  template: unknown,
  record: RecordValues,
  set: SchemaSet,
  style: DateStyle,
): FilledTemplate {
  const filling = new Filling(record, set, style);
  const value = filling.fill(template, set.page, []);
  return { value: value === ABSENT ? {} : value, ...filling };
}
