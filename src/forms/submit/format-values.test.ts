import { expect, it } from 'vitest';
import type { Form, FormField } from '../../model/content-types.ts';
import { formatValues } from './format-values.ts';

const field = (name: string, label: string, rest: Partial<FormField> = {}): FormField => ({
  name,
  label,
  kind: 'text',
  widget: 'text',
  ...rest,
});

const fields = [
  field('name', 'Name'),
  field('born', 'Born', { widget: 'date' }),
  field('called', 'Called', { widget: 'date-time' }),
  field('guide', 'Guide?', {
    kind: 'boolean',
    widget: 'yes-no',
    options: [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ],
  }),
  field('news', 'News', { kind: 'boolean', widget: 'checkbox' }),
  field('links', 'Links', { kind: 'texts', itemLabel: 'Link {number}' }),
  field('address', 'Address', { kind: 'group', widget: 'group', fields: [field('street', 'Street')] }),
  field('visitors', 'Visitors', {
    kind: 'list',
    widget: 'list',
    itemLabel: 'Visitor {number}',
    fields: [field('age', 'Age', { kind: 'integer', widget: 'number' })],
  }),
];

const form = { sections: [{ id: 'all', fields }] } as Partial<Form> as Form;

it('formats values of every shape, each below its label', () => {
  const values = {
    name: 'Ann',
    born: '2001-02-03',
    called: '2027-02-01T10:30:00',
    guide: false,
    news: true,
    links: ['a', 'b'],
    address: { street: 'High Street' },
    visitors: [{}, { age: 7 }],
  };
  expect(formatValues(form, values).split('\n\n')).toEqual([
    'Name\nAnn',
    'Born\n03/02/2001',
    'Called\n01/02/2027, 10:30',
    'Guide?\nNo',
    'News\n✓',
    'Links\na, b',
    'Address: Street\nHigh Street',
    'Visitor 2: Age\n7',
  ]);
});

it('omits empty values', () => {
  expect(formatValues(form, { name: '', links: [], address: {}, visitors: [] })).toBe('');
});

it('leaves out a box that is sent although it is not ticked', () => {
  expect(formatValues(form, { name: 'Ann', guide: false, news: false })).toBe('Name\nAnn\n\nGuide?\nNo');
});
