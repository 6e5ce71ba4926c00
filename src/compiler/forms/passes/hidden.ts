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

const ALTERNATIVES = ['oneOf', 'anyOf'];

/** The keywords whose schemas apply to the same value. */
const IN_PLACE = [...ALTERNATIVES, 'allOf', 'then', 'else'];

const withEntry = (schema: Json, entry: Json): Json =>
  origins.copy(schema, { ...schema, allOf: [...listOf(schema['allOf']), entry] });

const isFalse = (schema: unknown) => schema === false || JSON.stringify(schema) === '{"not":{}}';

/** Whether a schema hides properties, for some values or for all. */
const hasFalse = (schema: Json) =>
  inPlace(schema).some((one) => Object.values(propertiesOf(one)).some(isFalse));

const hides = (schema: Json, name: string) => isFalse(propertiesOf(schema)[name]);

const hideSomewhere = (schemas: readonly unknown[], name: string) =>
  schemas
    .filter(isObject)
    .flatMap(inPlace)
    .some((one) => hides(one, name));

/** Writes `{"not": {"required": ["x"]}}` as a property that is `false`: if there are more names, wherever the others are. */
function withFalse(schema: Json): Json {
  const { not } = schema;
  const parts = isObject(not) && Object.keys(not).join() === 'anyOf' ? listOf(not['anyOf']) : [not];
  const lists = parts.map((one) =>
    isObject(one) && Object.keys(one).join() === 'required' ? listOf(one['required']).map(String) : [],
  );
  if (lists.some(({ length }) => length === 0)) return schema;
  const entries = lists.map((names) => {
    const then: Json = { properties: { [names.at(-1) ?? '']: false } };
    return names.length > 1 ? { if: { required: names.slice(0, -1) }, then } : then;
  });
  return entries.reduce<Json>(
    (rest, entry) => withEntry(rest, origins.make(entry, origins.at(schema, 'not'))),
    without(schema, 'not'),
  );
}

/** Writes what depends on a property as a condition, if it hides another one. */
function withConditions(schema: Json): Json {
  let rest = schema;
  for (const keyword of ['dependencies', 'dependentSchemas']) {
    const { [keyword]: dependents } = schema;
    for (const [name, then] of Object.entries(isObject(dependents) ? dependents : {})) {
      if (!isObject(then) || !hasFalse(then)) continue;
      const condition = origins.make<Json>({ if: { required: [name] }, then }, origins.at(then));
      rest = withEntry(rest, condition);
      rest[keyword] = without(rest[keyword] as Json, name);
    }
  }
  return rest;
}

/**
 * Puts what shows a property into the conditions of a schema that hide it elsewhere. `around` are the schemas around its
 * definition: the branches and alternatives beside them never apply with it. Undefined: no condition shows it.
 */
function shownBy(schema: unknown, name: string, shows: Json, around: ReadonlySet<unknown>): Json | undefined {
  if (!isObject(schema)) return shows;
  if (hides(schema, name)) return undefined;
  const lists = ALTERNATIVES.map((keyword) => listOf(schema[keyword]));
  const chosen = lists.map((list) => list.find((one) => around.has(one)));
  if (lists.some((list, index) => !chosen[index] && hideSomewhere(list, name))) return undefined;
  let inner: Json | undefined = shows;
  for (const part of [...listOf(schema['allOf']), ...chosen])
    inner = inner && shownBy(part, name, inner, around);
  const branches = [schema['then'], schema['else']];
  const taken = branches.filter((branch) => around.has(branch)).slice(0, 1);
  const [then, other] = (taken.length > 0 ? [...taken, ...taken] : branches).map(
    (branch) => inner && shownBy(branch, name, inner, around),
  );
  if (then === other) return then;
  return origins.make(
    { if: schema['if'], ...(then && { then }), ...(other && { else: other }) },
    origins.at(schema),
  );
}

/** Whether the definition of a property is where no branch hides it. */
export const isMoved = (property: Json): boolean => property['isMoved'] === true;

/** Lists of the only names of an object, from which a property was moved. */
export const onlyNames = new WeakSet<object>();

/** Removes a property, which remains one of the only names of its object. */
function withoutProperty(schema: Json, name: string): Json {
  const properties = propertiesOf(schema);
  const rest = { ...schema, properties: without(properties, name) };
  if (schema['additionalProperties'] !== false) return origins.copy(schema, rest);
  const propertyNames = { enum: Object.keys(properties) };
  onlyNames.add(propertyNames);
  const closed = origins.make({ propertyNames }, origins.at(schema, 'additionalProperties'));
  return withEntry(origins.copy(schema, without(rest, 'additionalProperties')), closed);
}

/** Moves the definitions of a property that always apply to `found`. */
function withoutDefinitions(schema: Json, name: string, found: Json[]): Json {
  const rest = mapInside(schema, (inner, keyword) =>
    isObject(inner) && keyword === 'allOf' ? withoutDefinitions(inner, name, found) : inner,
  );
  const { [name]: own } = propertiesOf(schema);
  if (!isObject(own) || isFalse(own)) return rest;
  found.push(own);
  return withoutProperty(rest, name);
}

/** Moves the definitions of a property that always apply into the alternatives that allow it, if another one hides it. */
function distributed(schema: Json, name: string): Json {
  const keyword = ALTERNATIVES.find((list) => hideSomewhere(listOf(schema[list]), name));
  const found: Json[] = [];
  const rest = keyword ? withoutDefinitions(schema, name, found) : schema;
  if (!keyword || !found[0]) return schema;
  const shows = origins.make<Json>({ properties: { [name]: { allOf: found } } }, origins.at(found[0]));
  const all = listOf(schema[keyword]).map((one) =>
    isObject(one) && shownBy(one, name, shows, new Set()) ? withEntry(one, shows) : one,
  );
  return origins.copy(schema, { ...rest, [keyword]: all });
}

/** Moves each definition of a property that some branches hide into the others, and removes what hides it. */
function moved(schema: Json, name: string): Json {
  if (!hideSomewhere([schema], name)) return schema;
  const root = distributed(schema, name);
  let isDefined = false;
  let isContradiction = false;
  const within = (one: Json, around: ReadonlySet<unknown>): Json => {
    const path = new Set([...around, one]);
    const rest = mapInside(one, (inner, keyword) =>
      isObject(inner) && IN_PLACE.includes(keyword) ? within(inner, path) : inner,
    );
    const { [name]: own } = propertiesOf(one);
    if (isFalse(own)) return withoutProperty(rest, name);
    if (!isObject(own)) return rest;
    const property = origins.copy(own, { ...own, isMoved: true });
    const shows = origins.make<Json>({ properties: { [name]: property } }, origins.at(own));
    const shown = shownBy(root, name, shows, path);
    isDefined = true;
    isContradiction ||= !shown;
    if (!shown) return rest;
    if (shown !== shows) return withEntry(withoutProperty(rest, name), shown);
    const properties = origins.copy(propertiesOf(one), { ...propertiesOf(one), [name]: property });
    return origins.copy(one, { ...rest, properties });
  };
  const rest = within(root, new Set());
  return isDefined && !isContradiction ? rest : schema;
}

/** Hides the properties of an object and of those inside it. */
function hideIn(schema: Json): Json {
  const within = (one: Json): Json =>
    mapInside(one, (inner, keyword) => {
      if (!isObject(inner) || keyword === 'if' || keyword === 'not') return inner;
      return IN_PLACE.includes(keyword) ? within(inner) : hideIn(inner);
    });
  const rest = within(schema);
  return propertyNamesIn(inPlace(rest)).reduce(moved, rest);
}

/** Defines a property that a branch or an alternative forbids where it is allowed, so that the form hides it there. */
export const hideProperties: Pass = (schema) =>
  hideIn(rebuild(schema, (one) => withConditions(withFalse(one))));
