import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../scripts/content/load-content.ts';
import { FORM_TEXTS } from '../../../tests/support/made-form.ts';
import { formatDiagnostics } from '../../compiler/report/format-diagnostic.ts';
import { compile } from '../../core/compile.ts';

const { migrations: _, ...input } = loadContent();
const SHARED = FORM_TEXTS.text;

const SCHEMA = {
  type: 'object',
  required: ['name', 'lunch'],
  properties: {
    name: { type: 'string', title: 'Name', maxLength: 80 },
    born: { type: 'string', format: 'date', title: 'Date of birth', description: 'Day, month and year.' },
    lunch: { type: 'boolean', title: 'Do you need lunch?' },
    seat: {
      type: 'boolean',
      title: 'Seat',
      oneOf: [
        { const: true, title: 'Window' },
        { const: false, title: 'Aisle' },
      ],
    },
    home: {
      type: 'object',
      title: 'Home',
      properties: {
        street: { type: 'string', maxLength: 80 },
        postCode: { type: 'string', maxLength: 9, title: 'Postcode' },
      },
    },
    level: { type: 'integer', enum: [1, 2], title: 'Level' },
    guests: { type: 'array', title: 'Guests', maxItems: 3, items: { type: 'string', maxLength: 80 } },
    hosts: {
      type: 'array',
      title: 'Hosts',
      maxItems: 3,
      items: { type: 'string', title: 'Host', maxLength: 80 },
    },
  },
};
const NAMES = ['name', 'born', 'lunch', 'seat', 'level', 'guests', 'hosts'];
const HOME = { name: 'home', fields: [{ name: 'street', label: 'Street' }, { name: 'postCode' }] };

function complete(more: object = {}, shared: string | null = SHARED, schema: object = SCHEMA) {
  const sections = [{ id: 'visit', fields: [...NAMES.map((name) => ({ name })), HOME] }];
  const { forms, diagnostics } = compile({
    ...input,
    files: [
      ...(shared === null ? [] : [{ path: 'content/form-texts.json', text: shared }]),
      { path: 'content/forms/visit.json', text: JSON.stringify({ sections, ...more }) },
    ],
    formSchemas: { visit: { path: 'schemas/forms/visit.schema.json', text: JSON.stringify(schema) } },
  });
  const ofForms = diagnostics.filter(({ file, severity }) => /form/.test(file) && severity === 'error');
  return { form: forms.get('visit'), report: formatDiagnostics(ofForms) };
}

const fieldsOf = (form: ReturnType<typeof complete>['form']) =>
  new Map(form?.sections.flatMap(({ fields }) => fields).map((field) => [field.name, field]));

describe('a complete form', () => {
  const { form, report } = complete();
  const fields = fieldsOf(form);

  it('has no diagnostics', () => {
    expect(report).toBe('');
  });

  it('has the labels, hints, controls and options of its data schema', () => {
    expect(fields.get('born')).toMatchObject({
      label: 'Date of birth',
      hint: 'Day, month and year.',
      kind: 'text',
      widget: 'date',
    });
    expect(fields.get('lunch')).toMatchObject({
      widget: 'yes-no',
      options: [
        { value: true, label: 'Yes' },
        { value: false, label: 'No' },
      ],
    });
    expect(fields.get('seat')).toMatchObject({
      widget: 'yes-no',
      options: [{ label: 'Window' }, { label: 'Aisle' }],
    });
    expect(fields.get('level')?.options).toEqual([
      { value: 1, label: '1' },
      { value: 2, label: '2' },
    ]);
    expect(fields.get('home')?.fields?.map(({ label }) => label)).toEqual(['Street', 'Postcode']);
    expect(fields.get('guests')).toMatchObject({
      kind: 'texts',
      itemLabel: 'Guests {number}',
      add: 'One more',
    });
    expect(fields.get('hosts')?.itemLabel).toBe('Host {number}');
    expect(fields.get('hosts')?.itemInSentence).toBe('host {number}');
  });

  it('has a table and a column for each field, with those of groups', () => {
    expect(form?.destination.table).toBe('visit_submissions');
    expect(form?.destination.columns).toContainEqual({ column: 'home_post_code', field: 'home.postCode' });
  });

  it('has only the shared texts that it needs', () => {
    expect(form?.calendar?.open).toBe('Open the calendar:');
    expect(form?.question).toBe('your answer to “{label}”');
    expect(form?.conditions).toBeUndefined();
    expect(Object.keys(form?.messages ?? {})).toEqual([
      'enum',
      'format-date',
      'maxItems',
      'maxLength',
      'required',
      'required-choice',
    ]);
  });
});

it('replaces single texts by those of the form, and says what is sent', () => {
  const outcomes = { offline: { title: 'Nobody there' } };
  const { form } = complete({ submission: 'visit', outcomes });
  expect(form?.outcomes.offline.title).toBe('Nobody there');
  expect(form?.outcomes.offline.text).toContain('Nothing was booked.');
  expect(form?.reconnected.text).toContain('Your visit has not been sent yet.');
});

it('missing-form-text: reports one text that neither file has', () => {
  const { button: __, ...rest } = JSON.parse(SHARED) as Record<string, unknown>;
  const { form, report } = complete({ button: { idle: 'Book' } }, JSON.stringify(rest, null, 2));
  expect(form).toBeUndefined();
  expect(report).toMatchInlineSnapshot(`
    "content/form-texts.json:1:1  missing-form-text
      There is no text for "button.busy", which content/forms/visit.json needs.
      Add it to content/form-texts.json, for all forms, or to content/forms/visit.json."
  `);
});

it('missing-form-text: reports that there is no file with the shared texts', () => {
  const { form, report } = complete({}, null);
  expect(form).toBeUndefined();
  expect(report).toContain('content/form-texts.json:1:1  missing-form-text');
  expect(report.match(/missing-form-text|form-mismatch/g)).toHaveLength(1);
});

it('misses no texts in a file that cannot be read', () => {
  const { form, report } = complete({}, SHARED.slice(0, -200));
  expect(form).toBeUndefined();
  expect(report.match(/ {2}[a-z-]+$/gm)).toEqual(['  invalid-json']);
});

it('leaves out a form whose data schema cannot be a form, and reports the schema', () => {
  const { form, report } = complete({}, SHARED, { ...SCHEMA, patternProperties: { '^n': {} } });
  expect(form).toBeUndefined();
  expect(report).toContain('schemas/forms/visit.schema.json:1:');
});
