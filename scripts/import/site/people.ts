import { formatJson, slug } from '@json-site/compiler/documents';
import { isObject, valueIn } from '@json-site/values/objects';
import type { OldDocument } from '../old-site.ts';
import type { Import } from './pages.ts';
import { labelOf } from './texts.ts';

const FOLDER = 'content/people';
/** The schema of the collection. */
export const PEOPLE_SCHEMA = 'schemas/records/people.schema.json';

/** A record that has the values which this schema asks for, if a name and a role are enough. */
function recordOf(document: OldDocument, schema: unknown): Record<string, unknown> | undefined {
  const values: Record<string, unknown> = {
    $schema: '../../schemas/records/people.schema.json',
    name: labelOf(document.title),
    role: labelOf(document.role),
  };
  const properties = valueIn(schema, 'properties');
  const required = valueIn(schema, 'required');
  if (!isObject(properties) || !Object.hasOwn(properties, 'name')) return undefined;
  if (Array.isArray(required) && required.some((one) => values[String(one)] === undefined)) return undefined;
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => name === '$schema' || name in properties),
  );
}

/** The records of people, by their files. A site whose schema asks for more has only their pages. */
export function peopleFiles({ site, losses }: Import, schema: unknown): Record<string, string> {
  const people = site.documents.filter(({ kind, isDraft }) => kind === 'person' && !isDraft);
  const files: Record<string, string> = {};
  for (const document of people) {
    const record = recordOf(document, schema);
    const id = slug(document.title).replaceAll('/', '-');
    if (record && id !== '') files[`${FOLDER}/${id}.json`] = formatJson(record);
    else {
      const what = `the record of ${document.title}: ${PEOPLE_SCHEMA} asks for more than a name and a role`;
      losses.push({ file: document.file, line: document.line, what });
    }
  }
  return files;
}
