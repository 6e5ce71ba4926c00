import { fc } from './fast-check.ts';

/** A JSON Schema as people write it. */
export type WrittenSchema = Record<string, unknown>;

type Arbitrary = fc.Arbitrary<WrittenSchema>;

const words = fc.constantFrom('red', 'green', 'blue', 'Large (XL)', "it's", '10+');
const options = fc.uniqueArray(words, { minLength: 2, maxLength: 4 });

/** A pair of limits, of which each may be missing. */
const limits = (low: string, high: string, most: number, least = 0): Arbitrary =>
  fc
    .record({ from: fc.integer({ min: least, max: most }), more: fc.nat(most), has: fc.nat(3) })
    .map(({ from, more, has }) => ({
      ...(has & 1 && { [low]: from }),
      ...(has & 2 && { [high]: from + more + 1 }),
    }));

const annotated = (schema: Arbitrary): Arbitrary =>
  fc
    .record({
      schema,
      title: fc.constantFrom(undefined, 'A title'),
      nullable: fc.nat(9),
      isDescribed: fc.boolean(),
    })
    .map(({ schema: own, title, nullable, isDescribed }) => ({
      ...own,
      ...(title !== undefined && { title }),
      ...(isDescribed && { description: 'More about it', examples: [1] }),
      ...(nullable === 0 &&
        typeof own['type'] === 'string' &&
        !own['enum'] && { type: [own['type'], 'null'] }),
    }));

const text: Arbitrary = fc.oneof(
  limits('minLength', 'maxLength', 12).map((rules) => ({ type: 'string', ...rules })),
  fc
    .constantFrom('^[A-Z]{2}[0-9]{4}$', '^\\d{2}-\\d{2}$', '[a-z]')
    .map((pattern) => ({ type: 'string', pattern })),
  fc
    .constantFrom('email', 'uri', 'tel', 'date', 'time', 'date-time', 'uuid')
    .map((format) => ({ type: 'string', format })),
  // Rules that are not the core's until a pass has rewritten them.
  fc.constantFrom<WrittenSchema>(
    { type: ['string', 'integer'], minLength: 2 },
    { type: 'string', not: { const: 'red' } },
    { type: 'string', not: { pattern: '[0-9]' }, maxLength: 9 },
    {
      anyOf: [
        { type: 'string', enum: ['red', 'green'] },
        { type: 'string', pattern: '^[a-z]{3,5}-' },
      ],
    },
    {
      oneOf: [
        { type: 'string', pattern: '^[0-9]{5}$' },
        { type: 'string', const: 'none' },
      ],
    },
  ),
);

const number: Arbitrary = fc.oneof(
  limits('minimum', 'maximum', 20).map((rules) => ({ type: 'integer', ...rules })),
  limits('exclusiveMinimum', 'maximum', 9).map((rules) => ({ type: 'number', ...rules })),
  limits('minimum', 'exclusiveMaximum', 50).map((rules) => ({ type: 'number', multipleOf: 0.5, ...rules })),
  fc.constant({ type: 'integer', multipleOf: 5, minimum: 5 }),
);

const choice: Arbitrary = fc.oneof(
  options.map((values) => ({ type: 'string', enum: values })),
  options.map((values) => ({ oneOf: values.map((value) => ({ const: value, title: `The ${value}` })) })),
  options.map((values) => ({ enum: values, enumNames: values.map((value) => `${value}!`) })),
  fc
    .uniqueArray(fc.nat(9), { minLength: 2, maxLength: 4 })
    .map((values) => ({ type: 'integer', enum: values })),
);

const boolean: Arbitrary = fc.constantFrom({ type: 'boolean' }, { type: 'boolean', const: true });

const choices: Arbitrary = fc
  .record({ values: options, rules: limits('minItems', 'maxItems', 1) })
  .map(({ values, rules }) => ({
    type: 'array',
    uniqueItems: true,
    items: { type: 'string', enum: values },
    ...rules,
  }));

const texts: Arbitrary = fc
  .record({ rules: limits('minItems', 'maxItems', 3), isUnique: fc.boolean() })
  .map(({ rules, isUnique }) => ({
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: 9 },
    uniqueItems: isUnique,
    ...rules,
  }));

const scalar = fc.oneof(text, number, choice, boolean);

const list = (depth: number): Arbitrary =>
  fc
    .record({ items: object(depth), rules: limits('minItems', 'maxItems', 2) })
    .map(({ items, rules }) => ({ type: 'array', items, ...rules }));

const NAMES = ['name', 'size', 'startDate', 'colour', 'count', 'agreed', 'tags', 'place', 'guest_list'];
const MORE_NAMES = ['reason', 'detail', 'extra', 'other'];
const ELSE_NAMES = ['why', 'note'];
const NESTED_NAMES = ['inner_one', 'inner_two'];

function field(depth: number): Arbitrary {
  if (depth === 0) return annotated(fc.oneof(scalar, choices, texts));
  return fc.oneof(
    { weight: 6, arbitrary: annotated(fc.oneof(scalar, choices, texts)) },
    { weight: 1, arbitrary: object(depth - 1) },
    { weight: 1, arbitrary: list(depth - 1) },
  );
}

const isNullable = (schema: unknown) => {
  const { type } = schema as WrittenSchema;
  return Array.isArray(type) && type.includes('null');
};

/** The names of properties that may be required: an answer that may be null may be empty. */
const requirable = (properties: WrittenSchema) =>
  Object.keys(properties).filter((name) => !isNullable(properties[name]));

function properties(names: readonly string[], depth: number, least: number): Arbitrary {
  return fc
    .uniqueArray(fc.constantFrom(...names), { minLength: least, maxLength: Math.min(4, names.length) })
    .chain((chosen) =>
      fc.tuple(...chosen.map((name) => field(depth).map((schema): [string, unknown] => [name, schema]))),
    )
    .map((entries) => Object.fromEntries(entries));
}

function withRequired(fields: Arbitrary): Arbitrary {
  return fields.chain((own) =>
    fc
      .subarray(requirable(own))
      .map((required) => ({ properties: own, ...(required.length > 0 && { required }) })),
  );
}

/** Tests of a field that can be true, and that can be false. */
function testsOf(schema: WrittenSchema): WrittenSchema[] {
  const values = (schema['enum'] ??
    (schema['oneOf'] as WrittenSchema[] | undefined)?.map((one) => one['const'])) as unknown[] | undefined;
  // A choice between objects has no values to compare.
  if (values?.every((value) => value !== undefined))
    return [{ const: values[0] }, { enum: values.slice(1) }, { not: { const: values[0] } }];
  if (schema['type'] === 'boolean' && schema['const'] === undefined)
    return [{ const: true }, { const: false }];
  if (schema['type'] === 'integer' && schema['minimum'] === undefined && schema['maximum'] === undefined) {
    return [{ minimum: 7 }, { anyOf: [{ const: 3 }, { exclusiveMaximum: 2 }] }];
  }
  if (
    schema['type'] === 'array' &&
    (schema['items'] as WrittenSchema)['enum'] &&
    schema['maxItems'] === undefined
  ) {
    const [first] = (schema['items'] as { enum: unknown[] }).enum;
    return [{ contains: { const: first } }];
  }
  return [];
}

/** Nothing, or a branch with fields. */
const maybe = (branch: Arbitrary): fc.Arbitrary<WrittenSchema | undefined> =>
  fc.option(branch, { nil: undefined, freq: 2 });

/** The test of a condition as people write it: few of them require the property that they ask for. */
const asked = (name: string, test: WrittenSchema): WrittenSchema[] => {
  const properties = { [name]: test };
  return [{ properties, required: [name] }, { properties }, { not: { properties } }];
};

/** Whether a field may be hidden: a branch with a rule about entries would show their list. */
const isPlain = (schema: unknown) => !/"(?:items|properties)":/.test(JSON.stringify(schema));

/** What the first branch defines is forbidden in the other one. */
const THEN: WrittenSchema = {};

/** A condition on one of the properties. Each of its branches is active for some answers. */
function condition(own: WrittenSchema, name: string, required: readonly string[], depth: number): Arbitrary {
  const schema = own[name] as WrittenSchema;
  const tests = testsOf(schema).flatMap((test) => asked(name, test));
  const test: Arbitrary = fc.constantFrom(...tests, { required: [name] });
  const then = withRequired(properties(MORE_NAMES, depth, 1));
  const other = maybe(withRequired(properties(ELSE_NAMES, 0, 1)));
  const optional = Object.keys(own).filter(
    (one) => one !== name && !required.includes(one) && isPlain(own[one]),
  );
  const hidden = optional.flatMap((one) => [{ properties: { [one]: false } }, { not: { required: [one] } }]);
  const hides = fc.constantFrom(undefined, undefined, THEN, ...hidden);
  return fc.record({ test, then, other, hides, nested: nestedCondition() }).map((parts) => {
    const isAlwaysTrue = required.includes(name) && Object.keys(parts.test).join() === 'required';
    const branches = { then: { ...parts.then, ...parts.nested } };
    const ofThen = Object.keys(parts.then['properties'] as WrittenSchema).map((one) => [one, false]);
    const hides = parts.hides === THEN ? { properties: Object.fromEntries(ofThen) } : parts.hides;
    const rest = hides && parts.other ? { allOf: [parts.other, hides] } : (parts.other ?? hides);
    return { if: parts.test, ...branches, ...(rest && !isAlwaysTrue && { else: rest }) };
  });
}

/** A condition for a branch, on a field that only this branch has. */
function nestedCondition(): Arbitrary {
  const [decider = '', shown = ''] = NESTED_NAMES;
  const rules = scalar.map((schema) => ({
    allOf: [
      {
        properties: { [decider]: { enum: ['p', 'q'] } },
        if: { properties: { [decider]: { const: 'q' } }, required: [decider] },
        then: { properties: { [shown]: schema }, required: [shown] },
      },
    ],
  }));
  return fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: rules });
}

function dependency(own: WrittenSchema, name: string, required: readonly string[]): Arbitrary {
  const others = requirable(own).filter((other) => other !== name);
  const names = fc
    .subarray(others, { minLength: Math.min(1, others.length) })
    .map((list) => ({ dependencies: { [name]: list } }));
  const fields = withRequired(properties(MORE_NAMES, 0, 1)).map((then) => ({
    dependencies: { [name]: then },
  }));
  const optional = others.filter((other) => !required.includes(other) && isPlain(own[other]));
  if (optional.length === 0 || required.includes(name)) return fc.oneof(names, fields);
  const forbids = fc
    .constantFrom(...optional)
    .map((other) => ({ dependencies: { [name]: { not: { required: [other] } } } }));
  return fc.oneof(names, fields, forbids);
}

/** A period: its end lies after its start. */
const period: Arbitrary = fc.constantFrom('date', 'date-time').map((format) => ({
  properties: { from: { type: 'string', format }, until: { type: 'string', format, after: 'from' } },
}));

/** Alternatives that a common property tells apart, or that require different properties. */
function alternatives(): Arbitrary {
  const branch = (name: string) =>
    text.map((schema) => ({ title: `By ${name}`, properties: { [name]: schema }, required: [name] }));
  const byName = fc.tuple(branch('phone'), branch('street')).map((list) => ({ oneOf: list }));
  const byKind = fc.tuple(text, number, fc.boolean()).map(([first, second, isForbidden]) => ({
    oneOf: [
      {
        properties: { kind: { const: 'one' }, first, ...(isForbidden && { second: false }) },
        required: ['kind'],
      },
      { properties: { kind: { const: 'two' }, second }, required: ['kind', 'second'] },
    ],
  }));
  const any = fc.tuple(text, number).map(([first, second]) => ({
    anyOf: [
      { title: ALL_OPTIONAL, properties: { first } },
      { title: 'Two', properties: { second }, required: ['second'] },
    ],
  }));
  const inAllOf = period.map((rules) => ({ allOf: [rules] }));
  return fc.oneof(byName, byKind, any, inAllOf);
}

function anyRequired(own: WrittenSchema): Arbitrary {
  const names = requirable(own);
  return fc
    .subarray(names, { minLength: 2, maxLength: Math.min(3, names.length) })
    .map((chosen) => ({ anyOf: chosen.map((name) => ({ required: [name] })) }));
}

/** Two fields of which only one may be answered, or of which one needs the other. */
function pairs(own: WrittenSchema, required: readonly string[]): Arbitrary {
  const names = requirable(own).filter((name) => !required.includes(name) && isPlain(own[name]));
  const [first, second] = names;
  if (!first || !second) return fc.constant({});
  return fc.constantFrom<WrittenSchema>(
    { not: { required: [first, second] } },
    { anyOf: [{ not: { required: [first] } }, { required: [second] }] },
  );
}

interface Entries {
  items: WrittenSchema;
  /** How many levels above the entries the rules about them are. */
  levels: number;
  /** A rule of the object about each entry. */
  about: (rule: WrittenSchema) => WrittenSchema;
}

/** The lists of objects among fields and inside them. */
function entriesIn(own: WrittenSchema): Entries[] {
  return Object.entries(own as Record<string, WrittenSchema>).flatMap(([name, schema]) => {
    const items = schema['items'] as WrittenSchema | undefined;
    const fields = (items ?? schema)['properties'] as WrittenSchema | undefined;
    if (!fields) return [];
    const about = (rule: WrittenSchema) => ({ properties: { [name]: items ? { items: rule } : rule } });
    const inside = entriesIn(fields).map(
      (one): Entries => ({
        items: one.items,
        levels: one.levels + 1,
        about: (rule) => about(one.about(rule)),
      }),
    );
    return items ? [{ items, levels: 1, about }, ...inside] : inside;
  });
}

/** A rule about an entry of a list: a property of it is required, has fewer options, or is there at all. */
function entryRule({ items, levels }: Entries): Arbitrary {
  const fields = items['properties'] as Record<string, WrittenSchema>;
  const text = JSON.stringify(items);
  // The check refuses a rule about a field that a branch hides.
  const isHidden = (name: string) =>
    text.includes(`"${name}":false`) || new RegExp(`"not":{"required":\\[[^\\]]*"${name}"\\]`).test(text);
  const names = requirable(fields).filter((name) => !isHidden(name));
  const narrower = names.flatMap((name) => {
    const options = fields[name]?.['enum'] as unknown[] | undefined;
    return options ? [{ properties: { [name]: { enum: options.slice(1) } } }] : [];
  });
  // Objects at several levels may have rules about the same entries.
  const more = scalar.map((schema) => ({ properties: { [`of_entry_${levels}`]: schema } }));
  const said = [...names.map((name) => ({ required: [name] })), ...narrower];
  return said.length > 0 ? fc.oneof(more, fc.constantFrom<WrittenSchema>(...said)) : more;
}

/**
 * A condition on a field whose first branch also has a rule about the entries of a list, unless the branch applies
 * without an answer: the form would make the question required, and accept fewer values than the schema.
 */
function conditionOfEntries(decide: Arbitrary, lists: readonly Entries[]): Arbitrary {
  const rule = fc.constantFrom(...lists).chain((list) => entryRule(list).map(list.about));
  return fc.tuple(decide, rule).map(([condition, about]) => {
    const [test, then] = [condition['if'], condition['then']] as WrittenSchema[];
    if (!test?.['required'] && !test?.['not']) return condition;
    const properties = { ...Object(then?.['properties']), ...Object(about['properties']) } as WrittenSchema;
    return { ...condition, then: { ...then, properties } };
  });
}

/** The title of an alternative without a field that it requires. */
const ALL_OPTIONAL = 'One';

/** The rules of an object about several of its fields. */
function structure(own: WrittenSchema, required: readonly string[], depth: number): Arbitrary {
  // The check refuses conditions that ask for a group in which a choice alone can be answered.
  const names = requirable(own).filter((name) => !JSON.stringify(own[name]).includes(`"${ALL_OPTIONAL}"`));
  if (names.length === 0) return fc.constant({});
  const about = (rule: (name: string) => Arbitrary, list = names) => fc.constantFrom(...list).chain(rule);
  const decide = (name: string) => condition(own, name, required, depth);
  const deciding = names.filter((name) => testsOf(own[name] as WrittenSchema).length > 0);
  const conditions = about(decide, deciding.length > 0 ? deciding : names);
  const lists = deciding.length > 0 ? entriesIn(own) : [];
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant({}) },
    { weight: 4, arbitrary: lists.length > 0 ? conditionOfEntries(conditions, lists) : conditions },
    {
      weight: 1,
      arbitrary: names.length > 1 ? about((name) => dependency(own, name, required)) : fc.constant({}),
    },
    { weight: 1, arbitrary: alternatives() },
    { weight: 1, arbitrary: names.length > 1 ? anyRequired(own) : fc.constant({}) },
    { weight: 1, arbitrary: pairs(own, required) },
  );
}

function object(depth: number): Arbitrary {
  return withRequired(properties(NAMES, depth, 1)).chain((own) =>
    structure(
      own['properties'] as WrittenSchema,
      (own['required'] ?? []) as string[],
      Math.max(0, depth - 1),
    ).map((rules) => ({
      type: 'object',
      ...own,
      ...rules,
    })),
  );
}

/** Moves a group to `definitions`, and splits the rules of another into `allOf`: both say the same as before. */
function rewritten(schema: WrittenSchema, isSplit: boolean): WrittenSchema {
  const entries = Object.entries(schema['properties'] as Record<string, WrittenSchema>);
  const group = entries.find(([, property]) => property['type'] === 'object');
  const properties = Object.fromEntries(
    entries.map(([name, property]) => [
      name,
      name === group?.[0] ? { $ref: '#/definitions/group' } : property,
    ]),
  );
  const { required, ...rest } = schema;
  return {
    ...rest,
    properties,
    ...(group && { definitions: { group: group[1] } }),
    ...(required !== undefined && (isSplit ? { allOf: [{ required }] } : { required })),
  };
}

/** Any data schema of the supported vocabulary. */
export const dataSchemas: Arbitrary = fc
  .record({ schema: object(2), isRewritten: fc.boolean(), isSplit: fc.boolean() })
  .map(({ schema, isRewritten, isSplit }) => (isRewritten ? rewritten(schema, isSplit) : schema));
