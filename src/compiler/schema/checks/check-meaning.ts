import { formatValue, intended, suggestion } from '../../report/wording.ts';
import { type Meaning, recordMeaning, writtenAs } from '../vocabulary.ts';
import type { ValueTraits } from './check-keywords.ts';
import type { SchemaNode, SchemaReport } from './schema-node.ts';

/** Names to which `means` and `needs` can refer. */
export interface KnownNames {
  meanings: readonly string[];
  /** Undefined if the schema of pages cannot be read. */
  pageProperties: readonly string[] | undefined;
  /** By collection. */
  recordProperties: ReadonlyMap<string, readonly string[]>;
}

/** Reports properties to show that the record does not have. */
function checkShown(
  { schema: { shows }, path }: SchemaNode,
  means: unknown,
  { recordProperties }: KnownNames,
  report: SchemaReport,
): void {
  const { collection = '' } = recordMeaning(typeof means === 'string' ? (means as Meaning) : undefined) ?? {};
  const known = recordProperties.get(collection);
  if (!known || !Array.isArray(shows)) return;
  for (const [index, name] of shows.entries()) {
    if (typeof name !== 'string' || known.includes(name)) continue;
    const message = `shows[${index}] is ${formatValue(name)}; the records of ${collection} have no such property.`;
    const hint = suggestion(name, known, 'Properties');
    const near = intended(name, known);
    const right = shows.some((one) => one === near) ? undefined : near;
    report({ node: path, keyword: 'shows', below: [index], message, hint, right });
  }
}

/** Reports a `means` that is unknown or that belongs to a value that is no text, and names that depend on it. */
export function checkMeaning(
  { schema, path }: SchemaNode,
  { type, means: inherited }: ValueTraits,
  names: KnownNames,
  report: SchemaReport,
): void {
  const { meanings, pageProperties } = names;
  checkShown({ schema, path }, inherited, names, report);
  const { means, needs } = schema;
  if (typeof means === 'string') {
    if (!meanings.includes(means)) {
      const message = `means is ${formatValue(means)}; there is no such meaning.`;
      const hint = suggestion(means, meanings, 'Meanings');
      report({ node: path, keyword: 'means', message, hint, right: intended(means, meanings) });
    } else if (writtenAs(means as Meaning) === 'query') {
      if (schema['type'] === undefined || type === 'object') return;
      const message = `means is ${formatValue(means)}, whose value is an object; the type is "${String(type)}".`;
      report({ node: path, keyword: 'means', message, hint: 'Delete "type".' });
    } else if (writtenAs(means as Meaning) === 'object') {
      // Its own check compares the whole schema.
      return;
    } else if (writtenAs(means as Meaning) === 'number') {
      if (type === 'integer') return;
      const message = `means is ${formatValue(means)}, which only a whole number can have; the type is "${String(type)}".`;
      report({ node: path, keyword: 'means', message, hint: 'Change the type to "integer".' });
    } else if (type !== undefined && type !== 'string') {
      const message = `means is ${formatValue(means)}, which only a text can have; the type is "${type}".`;
      const hint =
        type === 'array'
          ? 'Move "means" to the schema in "items".'
          : 'Change the type to "string", or delete "means".';
      report({ node: path, keyword: 'means', message, hint });
    } else if (type === undefined && schema['enum'] === undefined) {
      const message = `means is ${formatValue(means)}, which only a text can have; the schema has no type.`;
      report({ node: path, keyword: 'means', message, hint: 'Add "type": "string".' });
    }
  }
  if (typeof needs !== 'string') return;
  if (inherited === 'page' && pageProperties && !pageProperties.includes(needs)) {
    const message = `needs is ${formatValue(needs)}; a page has no such property.`;
    const hint = suggestion(needs, pageProperties, 'Properties');
    report({ node: path, keyword: 'needs', message, hint, right: intended(needs, pageProperties) });
  }
}
