import { expect, it } from 'vitest';
import type { Form, FormField } from '../../src/model/content-types.ts';
import { formLayout } from './form-layouts.ts';

const field = (name: string, rest: Partial<FormField> = {}): FormField => ({
  name,
  label: `Label of ${name}`,
  kind: 'text',
  widget: 'text',
  ...rest,
});

it('names each field by its column, and the fields of a list by their properties', () => {
  const fields = [
    field('day', { widget: 'date' }),
    field('size', { options: [{ value: 10, label: 'Ten' }] }),
    field('oneOf', { kind: 'choice', widget: 'radios' }),
    field('home', { kind: 'group', widget: 'group', fields: [field('street')] }),
    field('guests', {
      kind: 'list',
      widget: 'list',
      itemLabel: 'Guest {number}',
      fields: [field('home', { kind: 'group', widget: 'group', fields: [field('street')] })],
    }),
  ];
  const destination = {
    table: 'visits',
    columns: [
      { column: 'visit_day', field: 'day' },
      { column: 'size', field: 'size' },
      { column: 'home_street', field: 'home.street' },
      { column: 'guests', field: 'guests' },
    ],
    combined: [{ column: 'summary', separator: ' ', parts: [] }],
  };
  const form = { id: 'visit', sections: [{ id: 'all', heading: 'All', fields }], destination };
  const street = { name: 'street', label: 'Label of street' };
  expect(formLayout(form as Partial<Form> as Form)).toEqual({
    form: 'visit',
    combined: ['summary'],
    sections: [
      {
        heading: 'All',
        fields: [
          { name: 'visit_day', label: 'Label of day', format: 'date' },
          { name: 'size', label: 'Label of size', options: { 10: 'Ten' } },
          { name: 'oneOf', label: 'Label of oneOf' },
          { label: 'Label of home', fields: [{ ...street, name: 'home_street' }] },
          {
            name: 'guests',
            label: 'Label of guests',
            itemLabel: 'Guest {number}',
            fields: [{ name: 'home', label: 'Label of home', fields: [street] }],
          },
        ],
      },
    ],
  });
});
