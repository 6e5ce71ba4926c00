import { expect, test, vi } from 'vitest';
import { restoreValues } from '../../../src/forms/values/restore-values.ts';
import type { useFormValues } from '../../../src/forms/values/use-form-values.ts';
import { makeForm } from '../../support/made-form.ts';
import { compiledRules, renderedForm } from '../../support/rendered-form.tsx';
import { selection } from '../../support/selection.ts';

type FormState = ReturnType<typeof useFormValues>;

const state = vi.hoisted(() => ({ values: {} as FormState['values'] }));
vi.mock('../../../src/forms/values/use-form-values.ts', () => ({
  useFormValues: (): Partial<FormState> => ({
    ...state,
    initial: {},
    draft: 'restored',
    isReady: { current: true },
  }),
}));

const TEXT = { type: 'string' };
const OPTIONS = ['a', 'b', 'c', 'd', 'e'];
const GROUP = { type: 'object', properties: { inner: TEXT, day: { ...TEXT, format: 'date' } } };

/** A field for each control. */
const FIELDS: Record<string, object> = {
  text: TEXT,
  email: { ...TEXT, format: 'email' },
  tel: { ...TEXT, format: 'tel' },
  url: { ...TEXT, format: 'uri' },
  textarea: { ...TEXT, maxLength: 300 },
  date: { ...TEXT, format: 'date' },
  time: { ...TEXT, format: 'time' },
  dateTime: { ...TEXT, format: 'date-time' },
  integer: { type: 'integer', minimum: 0 },
  number: { type: 'number' },
  radios: { enum: ['a', 'b'] },
  select: { enum: OPTIONS },
  numbers: { type: 'integer', enum: [1, 2, 3] },
  box: { type: 'boolean' },
  yesNo: { type: 'boolean' },
  boxes: { type: 'array', items: { enum: OPTIONS } },
  texts: { type: 'array', items: TEXT },
  dates: { type: 'array', items: { ...TEXT, format: 'date' } },
  group: GROUP,
  list: { type: 'array', items: GROUP },
};

const schema = { type: 'object', properties: FIELDS, required: ['yesNo'] };
const { data, form } = makeForm(schema);
const rules = await compiledRules(data.core);

const SCALARS = [7, -0.5, true, false, null, '', 'a', '7', '2027-99-99', '\u0000', 'x'.repeat(600)];
const WRONG: unknown[] = [
  ...SCALARS.flatMap((value) => [value, [value], [{ inner: value, day: value }]]),
  ...[[], {}, [[7]], { inner: 7, day: 7 }, { inner: {} }, { inner: [7] }],
];

async function expectForm(value: unknown): Promise<void> {
  if (!form) throw new Error('There is no form.');
  const draft = Object.fromEntries(Object.keys(FIELDS).map((name) => [name, value]));
  state.values = restoreValues(form, data.core, draft as FormState['values']);
  const html = await renderedForm(form, rules).catch((error: unknown) => String(error));
  expect([value, html]).toEqual([value, expect.stringContaining('<form')]);
}

test('a form renders with values of any type in its draft', async () => {
  for (const value of selection(WRONG, 3)) await expectForm(value);
});

test.each([
  ['Pacific/Kiritimati', '+275760-09-13T00:00:00.000Z'],
  ['America/New_York', '-271821-04-20T00:00:00.000Z'],
])('a form renders in %s with a time at the edge of those that exist', async (zone, time) => {
  vi.stubEnv('TZ', zone);
  await expectForm(time);
  vi.unstubAllEnvs();
});
