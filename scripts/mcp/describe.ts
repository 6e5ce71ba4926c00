import { followRef, type Schema, type SchemaSet } from '@json-site/compiler/schema';
import { UserError } from '@json-site/content/files';

const MOST_LEVELS = 7;

/** A schema with the definitions that it refers to in their places. */
function expanded(schema: Schema, schemas: SchemaSet, level = 0): unknown {
  if (level > MOST_LEVELS) return { description: schema.description };
  const one = followRef(schema, schemas);
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    if (typeof value !== 'object' || value === null) return value;
    return expanded(value, schemas, level + 1);
  };
  const {
    $schema: _,
    $ref: __,
    examples: ___,
    keywords: ____,
    ...rest
  } = one as Schema & Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [
      name,
      name === 'properties' || name === 'alternatives'
        ? Object.fromEntries(
            Object.entries(value as Record<string, Schema>).map(([key, of]) => [key, inner(of)]),
          )
        : name === 'items'
          ? inner(value)
          : value,
    ]),
  );
}

/** The schema of a block, a collection or another document, by its name. */
export function describe(name: string, schemas: SchemaSet): unknown {
  const { blocks, records, page, site, theme } = schemas;
  const others: Record<string, Schema> = { page, site, theme };
  const found = [blocks[name], records[name], others[name]].find(Boolean);
  if (!found)
    throw new UserError(
      `There is no "${name}". Blocks: ${Object.keys(blocks).join(', ')}. Collections: ${Object.keys(records).join(', ')}. Documents: page, site, theme.`,
    );
  // A page may have any block: their names are enough.
  if (name === 'page') {
    const { properties = {} } = page;
    const { blocks: _, ...head } = properties;
    return { ...(expanded({ ...page, properties: head }, schemas) as object), blocks: Object.keys(blocks) };
  }
  return expanded(found, schemas);
}
