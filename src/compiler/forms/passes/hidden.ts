import { isObject } from '../../schema/schema-walk.ts';
import { origins } from './origins.ts';
import type { Pass } from './pass.ts';
import {
  inPlace,
  type Json,
  listOf,
  mapInside,
  propertiesOf,
  propertyNamesIn,
  rebuild,
  without,
} from './schema-tree.ts';

/** Whether a rule is `{"not": {"required": ["x"]}}`, the other way to say that an object has no x. */
const excludes = ({ not }: Json, name: string) =>
  JSON.stringify(not) === JSON.stringify({ required: [name] });

const hides = (schema: Json, name: string) => propertiesOf(schema)[name] === false || excludes(schema, name);

/** Puts what shows a property into the conditions of a schema that hide it elsewhere. Undefined: it is hidden here. */
function shownBy(schema: unknown, name: string, shows: Json | undefined): Json | undefined {
  if (!isObject(schema)) return shows;
  if (hides(schema, name)) return undefined;
  let inner = shows;
  for (const part of listOf(schema['allOf'])) inner = shownBy(part, name, inner);
  const [then, other] = [schema['then'], schema['else']].map((branch) => shownBy(branch, name, inner));
  if (then === other) return then;
  const branches = { ...(then && { then }), ...(other && { else: other }) };
  return origins.make({ if: schema['if'], ...branches }, origins.at(schema));
}

/** Lists of the only names of an object, from which a property was moved. */
export const onlyNames = new WeakSet<object>();

/** Removes the rules that hide a property. Moves the definitions that always apply to `found`. */
function withoutProperty(schema: Json, name: string, found?: Json[]): Json {
  const rest = mapInside(schema, (inner, keyword) =>
    isObject(inner) && ['allOf', 'then', 'else'].includes(keyword)
      ? withoutProperty(inner, name, keyword === 'allOf' ? found : undefined)
      : inner,
  );
  if (excludes(rest, name)) delete rest['not'];
  const properties = propertiesOf(rest);
  const { [name]: own } = properties;
  if (own !== false && !(found && isObject(own))) return rest;
  if (isObject(own)) found?.push(own);
  rest['properties'] = without(properties, name);
  if (rest['additionalProperties'] !== false) return rest;
  const propertyNames = { enum: Object.keys(properties) };
  onlyNames.add(propertyNames);
  const closed = origins.make({ propertyNames }, origins.at(rest, 'additionalProperties'));
  return { ...without(rest, 'additionalProperties'), allOf: [...listOf(rest['allOf']), closed] };
}

/** Moves a property that some branches or alternatives hide into the others. */
function moved(schema: Json, name: string): Json {
  const found: Json[] = [];
  const rest = withoutProperty(schema, name, found);
  if (!found[0]) return schema;
  const property = { allOf: found, isMoved: true };
  const shows: Json = origins.make({ properties: { [name]: property } }, origins.at(found[0]));
  const shown = shownBy(schema, name, shows);
  const keyword = ['oneOf', 'anyOf'].find((list) => shownBy({ allOf: schema[list] }, name, shows) !== shows);
  if (!shown || (shown === shows && !keyword)) return schema;
  const add = (one: Json) => origins.copy(one, { ...one, allOf: [...listOf(one['allOf']), shown] });
  if (!keyword) return add(rest);
  const alternatives = listOf(schema[keyword]).filter(isObject);
  const each = alternatives.map((one) => (hides(one, name) ? withoutProperty(one, name) : add(one)));
  return origins.copy(schema, { ...rest, [keyword]: each });
}

/** Defines a property that a branch or an alternative forbids where it is allowed, so that the form hides it there. */
export const hideProperties: Pass = (schema) =>
  rebuild(schema, (one) => propertyNamesIn(inPlace(one)).reduce(moved, one));
