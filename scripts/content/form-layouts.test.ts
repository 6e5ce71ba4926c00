import { expect, it } from 'vitest';
import type { Form, FormField } from '../../src/model/content-types.ts';
import { type DeliveryContent, formLayout } from './form-layouts.ts';

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
    fields: { visit_day: 'day', home_street: 'home.street' },
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

it('names the columns of the answers by which a desk is chosen, and of the address of the receipt', () => {
  const columns = [
    { column: 'email', field: 'email' },
    { column: 'home_town', field: 'home.town' },
  ];
  const words = { reference: 'Your reference', answers: 'What you sent' };
  const confirmation = { ...words, next: 'Next', another: 'Again', print: 'Print' };
  const form = { id: 'visit', sections: [], destination: { table: 'visits', columns }, confirmation };
  const delivery = {
    submission: 'request',
    recipients: [{ to: 'desk:all' }, { to: 'desk:north', where: { 'home.town': ['Leeds'] } }],
    receipt: { field: 'email', subject: 'Received', text: ['Thank you.'] as [string], answers: true },
  };
  const expected = {
    submission: 'request',
    recipients: [{ desk: 'all' }, { desk: 'north', where: [{ column: 'home_town', answers: ['Leeds'] }] }],
    receipt: {
      column: 'email',
      subject: 'Received',
      text: ['Thank you.'],
      reference: 'Your reference',
      answers: 'What you sent',
    },
  };
  const layoutOf = (content: DeliveryContent) => formLayout(form as Partial<Form> as Form, content);
  expect(layoutOf(delivery)).toMatchObject(expected);
  expect(layoutOf({ receipt: { ...delivery.receipt, answers: false } }).receipt).not.toHaveProperty(
    'answers',
  );
});
