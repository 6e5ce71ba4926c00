import { isObject } from '@json-site/values/objects';
import { formatValue, intended, suggestion } from '../../report/wording.ts';
import { collectionOfFile } from '../schema-files.ts';
import type { Schema } from '../schema-set.ts';
import { FITTING, fits, THINGS } from '../things.ts';
import { type Definitions, holderOf, inherited } from './references.ts';
import type { SchemaFile, SchemaReport } from './schema-node.ts';

const propertiesOf = ({ value }: SchemaFile): Record<string, unknown> =>
  isObject(value['properties']) ? value['properties'] : {};

/** Reports the end of a date that no date of the same record is. */
function checkEnds(file: SchemaFile, definitions: Definitions, report: SchemaReport): void {
  const properties = propertiesOf(file);
  const dates = Object.keys(properties).filter((name) => {
    const property = properties[name];
    return isObject(property) && inherited(property, 'means', file.source.path, definitions) === 'date';
  });
  for (const [name, property] of Object.entries(properties)) {
    const until = isObject(property) ? property['until'] : undefined;
    const others = dates.filter((one) => one !== name);
    if (typeof until !== 'string' || others.includes(until)) continue;
    const message = `until is ${formatValue(until)}; no other date of these records has this name.`;
    const hint = suggestion(until, others, 'Dates');
    const node = ['properties', name];
    report({ node, keyword: 'until', message, hint, right: intended(until, others) });
  }
}

/** The keywords that decide what a value is. */
const DECIDING = ['type', 'means', 'enum', 'pattern', 'format', 'currency'] as const;

/** Whether a property of a record can be that of a thing, with what definitions say of it. */
function isFitting(
  kind: Parameters<typeof fits>[0],
  schema: Record<string, unknown>,
  from: string,
  definitions: Definitions,
) {
  const whole = (one: Record<string, unknown>, file: string): Schema =>
    Object.fromEntries(DECIDING.map((keyword) => [keyword, inherited(one, keyword, file, definitions)]));
  const list = holderOf({ schema, from }, 'items', definitions);
  const items = list.schema['items'];
  return fits(kind, whole(schema, from), isObject(items) ? whole(items, list.from) : undefined);
}

/** Reports a table of structured data with what schema.org, or the record, does not have. */
function checkThing(file: SchemaFile, definitions: Definitions, report: SchemaReport): void {
  const thing = file.value['structuredData'];
  const written = isObject(thing) ? thing['properties'] : undefined;
  if (!isObject(thing) || !isObject(written) || typeof thing['type'] !== 'string') return;
  const keyword = 'structuredData';
  const { type } = thing;
  const known = THINGS[type];
  if (!known) {
    const types = Object.keys(THINGS);
    const message = `structuredData.type is ${formatValue(type)}; records cannot be of this type.`;
    const hint = suggestion(type, types, 'Types');
    report({ node: [], keyword, below: ['type'], message, hint, right: intended(type, types) });
    return;
  }
  const properties = propertiesOf(file);
  for (const [property, name] of Object.entries(written)) {
    const below = ['properties', property];
    const kind = Object.hasOwn(known.properties, property) ? known.properties[property] : undefined;
    const own = typeof name === 'string' && Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!kind) {
      const names = Object.keys(known.properties);
      const message = `structuredData.properties has ${formatValue(property)}, which is not known of ${type}.`;
      const right = intended(
        property,
        names.filter((one) => !Object.hasOwn(written, one)),
      );
      report({ node: [], keyword, below, part: 'key', message, hint: suggestion(property, names), right });
    } else if (!isObject(own)) {
      const names = Object.keys(properties).filter((one) => one !== '$schema');
      const message = `structuredData.properties.${property} is ${formatValue(name)}; these records have no such property.`;
      const right = typeof name === 'string' ? intended(name, names) : undefined;
      report({
        node: [],
        keyword,
        below,
        message,
        hint: suggestion(String(name), names, 'Properties'),
        right,
      });
    } else if (!isFitting(kind, own, file.source.path, definitions)) {
      const message = `structuredData.properties.${property} is ${formatValue(name)}, which cannot be its value.`;
      report({ node: [], keyword, below, message, hint: `Name a property that is ${FITTING[kind]}.` });
    }
  }
  const missing = known.required.filter((name) => !Object.hasOwn(written, name));
  if (missing.length === 0) return;
  const names = missing.map(formatValue).join(' and ');
  const message = `structuredData.properties has no ${names}, without which search engines ignore the type ${type}.`;
  report({
    node: [],
    keyword,
    below: ['properties'],
    part: 'open',
    message,
    hint: 'Add each with the property of the record.',
  });
}

/** Reports what the schema of a collection says of its properties together, and what cannot be so. */
export function checkRecord(file: SchemaFile, definitions: Definitions, report: SchemaReport): void {
  if (collectionOfFile(file.source.path) === undefined) return;
  checkEnds(file, definitions, report);
  checkThing(file, definitions, report);
}
