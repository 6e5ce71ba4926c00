import { BLOCK_REF, type Schema, type SchemaSet } from '../schema/schema-set.ts';
import { blockSchemaOf, childSchema, followRef, isObject } from '../schema/schema-walk.ts';
import { noteOrigin } from '../source/origins.ts';
import { type CompileContext, DROP, type Place } from './compile-context.ts';
import { MEANINGS } from './meanings.ts';

function fits(value: unknown, schema: Schema): boolean {
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (schema.const !== undefined && schema.const !== value) return false;
  switch (schema.type) {
    case undefined:
      return true;
    case 'object':
      return isObject(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === schema.type;
  }
}

function at(place: Place, segment: string | number, schema: Schema, set: SchemaSet): Place {
  return { ...place, segments: [...place.segments, segment], schema: followRef(schema, set) };
}

function list(values: unknown[], place: Place, world: CompileContext): unknown {
  const { items } = place.schema;
  if (!items) return values;
  const { schemas } = world.project.input;
  return values
    .map((value, index) => resolve(value, at(place, index, items, schemas), world))
    .filter((value) => value !== DROP);
}

function object(value: Record<string, unknown>, place: Place, world: CompileContext): unknown {
  const { schema } = place;
  if (!schema.properties && typeof schema.additionalProperties !== 'object') return value;
  const { schemas } = world.project.input;
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const child = key === '$schema' || key === '__proto__' ? undefined : childSchema(schema, key);
    if (!child) continue;
    const inside = at(place, key, child, schemas);
    const resolved = resolve(inner, inside, world);
    if (resolved !== DROP) result[key] = resolved;
    else if (inside.schema.means === 'condition') return DROP;
  }
  const complete = (schema.required ?? []).every((key) => Object.hasOwn(result, key));
  return complete ? result : DROP;
}

/**
 * The one step that turns what an author wrote into what a component receives: it follows the schema and
 * carries out every `means` on the way. What does not fit the schema is left out, with everything that
 * cannot do without it; why is reported by the validation.
 */
export function resolve(value: unknown, place: Place, world: CompileContext): unknown {
  const { schema } = place;
  if (schema.$ref === BLOCK_REF) {
    const block = blockSchemaOf(value, world.project.input.schemas);
    if (!block) return DROP;
    const resolved = resolve(value, { ...place, schema: block }, world);
    const shown =
      isObject(resolved) && block.defaultTone ? { tone: block.defaultTone, ...resolved } : resolved;
    noteOrigin(shown, place);
    return shown;
  }
  if (!fits(value, schema)) return DROP;
  if (schema.means) return typeof value === 'string' ? MEANINGS[schema.means](value, place, world) : DROP;
  if (Array.isArray(value)) return list(value, place, world);
  return isObject(value) ? object(value, place, world) : value;
}
