import { formatJson, routeOfRecord, slug, templateCollection } from '@json-site/compiler/documents';
import { collectionsIn, FORMS, isId, recordTypeName } from '@json-site/compiler/schema';
import type { CompileInput } from '@json-site/compiler/types';
import { suggestion } from '@json-site/compiler/words';
import { isObject } from '@json-site/values/objects';
import { neutralBlockFor } from './neutral-block.ts';
import type { NewRequest } from './request.ts';
import { type Starter, titleFromName, UsageError } from './starter.ts';
import { starterValue } from './starter-value.ts';

/** `TeamMember` → `team-member` */
function kebabCase(typeName: string): string {
  return typeName.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Returns the name of a collection of this project. Throws for any other, and for the forms, which need more files. */
export function checkCollection(type: string | undefined, { schemas }: CompileInput): string {
  if (type === FORMS) throw new UsageError('A form also has a schema and a table: npm run new form <name>');
  const known = Object.keys(schemas.records).filter((name) => name !== FORMS);
  if (type && known.includes(type)) return type;
  const problem = type
    ? `There is no collection "${type}".`
    : 'Name a collection: npm run new record <type> <id>';
  const start = 'A new collection begins with its schema, schemas/records/<type>.schema.json.';
  throw new UsageError(`${problem} ${suggestion(type ?? '', known)}\n${start}`);
}

function checkId(type: string, id: string): string {
  if (isId(id)) return id;
  const plain = slug(id.replace(/\.json$/, '')).replaceAll('/', '-');
  const hint = isId(plain) ? ` Try: npm run new record ${type} ${plain}` : '';
  throw new UsageError(
    `"${id}" cannot be the id of a record: use lowercase letters, digits and single hyphens.${hint}`,
  );
}

/** Names the blocks whose schema refers to the collection. */
function blocksWith(type: string, { schemas }: CompileInput): string[] {
  const blocks = Object.entries(schemas.blocks);
  return blocks.filter(([, schema]) => collectionsIn(schema).has(type)).map(([name]) => name);
}

function howToShow(type: string, id: string, input: CompileInput): string {
  const template = input.files.find(({ path }) => templateCollection(path) === type);
  if (template) return `${template.path} makes its page: ${routeOfRecord(template.path, id)}`;
  const blocks = blocksWith(type, input);
  if (blocks.length > 0)
    return `Show it on a page, in a block of the type ${blocks.join(', ')}. /_gallery shows them.`;
  const neutral = neutralBlockFor(type, input);
  return neutral
    ? `Show it on a page: ${neutral}`
    : `No block shows these records yet. Write one: npm run new block ${type} -- --records ${type}`;
}

/** Creates a record with the required properties of its schema, which passes `npm run check`. */
export function recordStarter(request: Omit<NewRequest, 'kind'>, input: CompileInput): Starter {
  const type = checkCollection(request.name, input);
  const schema = input.schemas.records[type] ?? {};
  const id = checkId(type, request.id ?? `new-${kebabCase(recordTypeName(type, schema))}`);
  const file = `content/${type}/${id}.json`;
  const names = Object.keys(schema.properties ?? {});
  const label = ['title', 'name'].find((name) => names.includes(name));
  const required = names.filter((name) => schema.required?.includes(name) || name === label);
  const value = starterValue(type, { ...schema, required }, input);
  const title = request.title ?? titleFromName(id);
  const named = label !== undefined && isObject(value) && typeof value[label] === 'string';
  const record = { ...(value as object), ...(named && { [label]: title }) };
  return {
    files: { [file]: formatJson({ $schema: `../../schemas/records/${type}.schema.json`, ...record }) },
    next: [
      `Write its content in ${file}. Editors complete and describe every property.`,
      howToShow(type, id, input),
    ],
  };
}
