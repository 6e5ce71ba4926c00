import { expect, it } from 'vitest';
import type { CoreBranch, CoreObject } from '../../form-core/core-schema.ts';
import type { Form, FormField } from '../../model/content-types.ts';
import { initialValues } from './initial-values.ts';
import { mergeInput } from './merge-input.ts';
import { restoreValues } from './restore-values.ts';

const core: CoreObject = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    born: { type: 'string', format: 'date' },
    age: { type: 'integer' },
    size: { type: 'number', enum: [1, 2.5] },
    colour: { type: 'string', enum: ['red', 'blue'] },
    days: { type: 'array', items: { type: 'string', enum: ['mon', 'tue'] } },
    names: { type: 'array', items: { type: 'string', minLength: 1 } },
    news: { type: 'boolean' },
    address: { type: 'object', properties: { country: { type: 'string', default: 'GB' } } },
    visitors: {
      type: 'array',
      minItems: 2,
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, meal: { type: 'string', default: 'any' } },
      },
    },
  },
  required: ['visitors'],
  allOf: [
    { if: { required: ['news'] }, then: { properties: { topic: { type: 'string', default: 'all' } } } },
  ],
};

/** The fields of an object, each with the usual widget of its kind. */
function fieldsOf({ properties, allOf = [] }: CoreBranch): FormField[] {
  const own = Object.entries(properties ?? {}).map(([name, schema]): FormField => {
    const isDate = schema.type === 'string' && schema.format === 'date';
    const widget = isDate ? 'date' : schema.type === 'integer' ? 'number' : 'text';
    const inner = schema.type === 'array' ? schema.items : schema;
    const fields = inner.type === 'object' ? fieldsOf(inner) : [];
    return { name, label: name, kind: 'text', widget, fields };
  });
  return [...own, ...allOf.flatMap(({ then }) => (then ? fieldsOf(then) : []))];
}

const form = { sections: [{ id: 'all', fields: fieldsOf(core) }] } as Partial<Form> as Form;

it('restores every kind of value', () => {
  const values = {
    name: 'Ann',
    born: '2001-02-03',
    age: 7,
    size: 2.5,
    colour: 'red',
    days: ['mon', 'tue'],
    names: ['a', 'b'],
    news: false,
    address: { country: 'FR' },
    visitors: [{ name: 'Bo' }, {}],
    topic: 'cats',
  };
  expect(restoreValues(form, core, values)).toEqual(values);
});

it('omits values that no field can hold', () => {
  const values = {
    gone: 'x',
    __proto__: { polluted: 'x' },
    name: ['x'],
    age: true,
    size: 3,
    colour: 'green',
    days: ['mon', 'sun', 4],
    news: 'perhaps',
    address: 'here',
    visitors: [{ name: 'Bo', gone: 1 }, 'x', null],
  };
  expect(restoreValues(form, core, JSON.parse(JSON.stringify(values)))).toEqual({
    days: ['mon'],
    visitors: [{ name: 'Bo' }, {}, {}],
  });
});

it('keeps a text that is not a number or a date, so that validation reports it', () => {
  expect(restoreValues(form, core, { age: 'seven', born: 'once' })).toEqual({ age: 'seven', born: 'once' });
});

const captured = (entries: Record<string, string[]>) => ({
  values: new Map(Object.entries(entries)),
  touched: new Set(Object.keys(entries)),
  wasSubmitted: false,
});

it('gives texts that were captured before hydration their type', () => {
  const input = captured({
    born: ['3/2/2001'],
    age: ['1,250'],
    size: ['2.5'],
    days: ['tue'],
    news: ['true'],
    'address.country': ['FR'],
    'visitors.1.name': ['Bo'],
  });
  expect(restoreValues(form, core, mergeInput(undefined, input))).toEqual({
    born: '2001-02-03',
    age: 1250,
    size: 2.5,
    days: ['tue'],
    news: true,
    address: { country: 'FR' },
    visitors: [{}, { name: 'Bo' }],
  });
});

it('merges captured input into a draft, without changing the draft', () => {
  const draft = { name: 'Ann', news: true, visitors: [{ name: 'Al' }, { name: 'Bo' }] };
  const input = captured({ name: [''], 'visitors.1.name': ['Cy'] });
  input.touched.add('news');
  input.values.set('address.country', ['GB']);
  expect(restoreValues(form, core, mergeInput(draft, input))).toEqual({
    visitors: [{ name: 'Al' }, { name: 'Cy' }],
  });
  expect(draft.visitors[1]).toEqual({ name: 'Bo' });
});

it('the lists of an optional group begin without items, and those of a required one do not', () => {
  const dogs: CoreObject['properties'] = {
    dogs: { type: 'array', minItems: 1, items: { type: 'object', properties: { call: { type: 'string' } } } },
  };
  const kennel: CoreObject = { type: 'object', properties: dogs, required: ['dogs'] };
  const farm: CoreObject = { type: 'object', properties: { kennel }, required: ['kennel'] };
  const form = (required: string[]) => ({ properties: { kennel, farm }, required });
  expect(initialValues([form([])])).toEqual({});
  expect(initialValues([form(['kennel'])])).toEqual({ kennel: { dogs: [{}] } });
  expect(initialValues([form(['farm'])])).toEqual({ farm: { kennel: { dogs: [{}] } } });
});

it('the values of an unchanged form are its prefilled ones and the items that it must have', () => {
  expect(initialValues([core])).toEqual({
    address: { country: 'GB' },
    visitors: [{ meal: 'any' }, { meal: 'any' }],
    topic: 'all',
  });
});
