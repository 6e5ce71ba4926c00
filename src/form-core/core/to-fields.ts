import type { FieldKind } from '@json-site/model/model';
import type { CoreBranch, CoreSchema } from '../core-schema.ts';
import type { DataField } from '../form-fields.ts';
import { type Branch, branchesOf } from '../form-rules/branches.ts';
import { groupsAmong, itemDefinitions, optionsAmong } from '../form-rules/definitions.ts';
import { titlesOf } from '../passes/merged/normal-form.ts';
import { origins } from '../passes/origins.ts';
import { type Json, listOf } from '../passes/schema-tree.ts';
import { shapeOfPattern, wordsOfPattern } from '../pattern-shape.ts';
import type { Described } from './core-types.ts';
import { neededOfSeveral } from './one-of.ts';

/** Whether every branch that shows a field requires it, or a branch around that does. */
const isRequiredIn = (branches: readonly Branch[], name: string) =>
  branches
    .filter(({ core }) => Object.hasOwn(core.properties ?? {}, name))
    .every(({ guards: shown }) =>
      branches.some(
        ({ core, guards }) => core.required?.includes(name) && guards.every((guard) => shown.includes(guard)),
      ),
    );

interface Shown {
  schema: CoreSchema;
  guards: Branch['guards'];
}

/** Whether a field offers options whatever shows it: each definition has some, or applies only with one that has. */
const isAlwaysChoice = (shown: readonly Shown[]) =>
  shown.every(({ guards }) =>
    shown.some((one) => optionsAmong([one.schema]) && one.guards.every((guard) => guards.includes(guard))),
  );

function kindOf(core: CoreSchema, shown: readonly Shown[]): FieldKind {
  if (core.type === 'object') return 'group';
  if (core.type === 'boolean') return 'boolean';
  if (core.type !== 'array') {
    if (isAlwaysChoice(shown)) return 'choice';
    return core.type === 'string' ? 'text' : core.type;
  }
  const { items } = core;
  if (items.type === 'object') return 'list';
  return optionsAmong([items]) ? 'choices' : 'texts';
}

/** The titles of the options. The first definition that has a title for a value wins. */
function optionTitlesIn(schemas: readonly Json[]): Map<unknown, string> {
  const titles = new Map<unknown, string>();
  for (const [value, title] of schemas.flatMap((schema) => [...titlesOf(schema)])) {
    if (!titles.has(value)) titles.set(value, title);
  }
  return titles;
}

/** The options of a list with which a condition allows no second entry. */
const exclusiveIn = (branches: readonly CoreBranch[], name: string): unknown[] =>
  branches
    .flatMap(({ allOf = [] }) => allOf)
    .flatMap(({ if: test, then }) => {
      const list = then?.properties?.[name];
      const isAlone = list?.type === 'array' && list.maxItems === 1;
      return isAlone ? (test.properties?.[name]?.contains?.enum ?? []) : [];
    });

/** What the pattern of a text says about its control. */
function patternFacts(kind: FieldKind, [first]: readonly CoreSchema[]): Partial<DataField> {
  const pattern = kind === 'text' && first?.type === 'string' && !first.format ? first.pattern : undefined;
  if (pattern === undefined) return {};
  const words = wordsOfPattern(pattern);
  const { most = Number.POSITIVE_INFINITY, isDigits = false } = shapeOfPattern(pattern) ?? {};
  return {
    ...(words !== undefined && { words }),
    ...(isDigits && { digits: true }),
    ...(Number.isFinite(most) && { length: most }),
  };
}

/** More characters than a name, an address or a sentence has. */
const LONG_TEXT = 500;

/** Lists the fields of an object that has the given definitions. A condition adds all of them but the first. */
export function dataFieldsOf(
  objects: readonly CoreBranch[],
  described: Described,
  path: string[] = [],
  demanded: ReadonlySet<CoreBranch> = new Set(),
): DataField[] {
  const schemasBehind = (cores: readonly CoreSchema[]): Json[] =>
    cores.map((core) => described.get(core)).filter((schema) => schema !== undefined);
  const branches = objects.map((object) => branchesOf(object));
  const all = branches.flat().map(({ core }) => core);
  const oneOf = neededOfSeveral(branches.flat(), demanded, path.length === 0);
  const fieldOf = (name: string): DataField | undefined => {
    const shown = branches.flat().flatMap(({ core: { properties = {} }, guards }) => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return schema ? [{ schema, guards }] : [];
    });
    const definitions = shown.map(({ schema }) => schema);
    const [first] = definitions;
    if (!first) return undefined;
    const kind = kindOf(first, shown);
    const here = [...path, name];
    const items = itemDefinitions(definitions);
    const schemas = schemasBehind(definitions);
    const values = items.length > 0 ? schemasBehind(items) : schemas;
    const textIn = (keyword: string, among = schemas) =>
      among.map((schema) => schema[keyword]).find((text) => typeof text === 'string');
    const [title, description] = [textIn('title'), textIn('description')];
    const exclusive = kind === 'choices' ? exclusiveIn(all, name) : [];
    const examples = [...schemas, ...values].flatMap((schema) => listOf(schema['examples'])).map(String);
    const optionHints = Object.assign(
      {},
      ...values.map((schema) => schema['optionHints']).reverse(),
    ) as Record<string, string>;
    const messages = Object.assign(
      {},
      ...schemas.map(({ errorMessage }) => errorMessage).reverse(),
    ) as Record<string, string>;
    const itemTitle = textIn('title', schemasBehind(items));
    const isConditional = !Object.hasOwn(objects[0]?.properties ?? {}, name);
    // A definition that always applies decides; otherwise every definition that shows the field.
    const deciding = isConditional ? branches : branches.slice(0, 1);
    const isAlways = deciding.every((ofObject) => isRequiredIn(ofObject, name));
    const isRequired = all.some(({ required }) => required?.includes(name));
    return {
      path: here,
      name,
      kind,
      definitions,
      required: isAlways ? 'always' : isRequired ? 'sometimes' : 'never',
      isConditional,
      ...(isConditional && { shownIf: shown.map(({ guards }) => guards) }),
      fields: dataFieldsOf(
        groupsAmong([...definitions, ...items]),
        described,
        kind === 'list' ? [...here, '*'] : here,
        oneOf.demandedIn(name),
      ),
      optionTitles: optionTitlesIn(values),
      location: schemas[0] ? origins.at(schemas[0]) : [],
      ...(values.some(({ maxLength }) => Number(maxLength) > LONG_TEXT) && { isLong: true }),
      ...patternFacts(kind, definitions),
      ...oneOf.ofField(name),
      ...(Object.keys(optionHints).length > 0 && { optionHints }),
      ...(exclusive.length > 0 && { exclusive }),
      ...(examples.length > 0 && { examples }),
      ...(Object.keys(messages).length > 0 && { messages }),
      ...(title !== undefined && { title }),
      ...(itemTitle !== undefined && { itemTitle }),
      ...(description !== undefined && { description }),
    };
  };
  const names = all.flatMap((core) => [...Object.keys(core.properties ?? {}), ...(core.required ?? [])]);
  return [...new Set(names)].flatMap((name) => fieldOf(name) ?? []);
}
