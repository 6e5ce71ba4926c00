import { isObject } from '@json-site/values/objects';
import { formatValue, intended, suggestion } from '../../report/wording.ts';
import { collectionOfFile } from '../schema-files.ts';
import { type Definitions, inherited } from './references.ts';
import type { SchemaFile, SchemaReport } from './schema-node.ts';

/** Reports the end of a date that no date of the same record is. */
function checkEnds({ source, value }: SchemaFile, definitions: Definitions, report: SchemaReport): void {
  const properties = isObject(value['properties']) ? value['properties'] : {};
  const dates = Object.keys(properties).filter((name) => {
    const property = properties[name];
    return isObject(property) && inherited(property, 'means', source.path, definitions) === 'date';
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

/** Reports what the schema of a collection says of its properties together, and what cannot be so. */
export function checkRecord(file: SchemaFile, definitions: Definitions, report: SchemaReport): void {
  if (collectionOfFile(file.source.path) !== undefined) checkEnds(file, definitions, report);
}
