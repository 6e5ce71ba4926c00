import { expect, test } from 'vitest';
import defs from '../../../schemas/defs.schema.json' with { type: 'json' };
import { WIDGETS, type WidgetName } from '../../../src/model/widgets.ts';
import { makeForm } from '../../support/made-form.ts';
import { compiledRules, renderedForm } from '../../support/rendered-form.tsx';

const TEXT = { type: 'string' };
const OPTIONS = { enum: ['a', 'b'] };
const NAMES = Object.keys(WIDGETS) as WidgetName[];

/** The widgets that content cannot choose: the data schema says what is a list, and what a group. */
const FRAMES: readonly WidgetName[] = ['list', 'group'];

/** A field for which each widget can be chosen, and the tag of its control that no other widget has. */
const FIELDS: Record<WidgetName, [definition: object, control: RegExp]> = {
  text: [TEXT, /<input[^>]* type="text"[^>]* id="made.text"/],
  textarea: [TEXT, /<textarea/],
  email: [TEXT, /<input[^>]* type="email"/],
  tel: [TEXT, /<input[^>]* type="tel"/],
  url: [TEXT, /<input[^>]* type="url"/],
  number: [{ type: 'number', minimum: 0 }, /<input[^>]* inputmode="decimal"/i],
  date: [{ ...TEXT, format: 'date' }, /<button[^>]* aria-expanded/],
  time: [{ ...TEXT, format: 'time' }, /<input[^>]* type="time"/],
  'date-time': [{ ...TEXT, format: 'date-time' }, /<button[^>]* aria-expanded.*<input[^>]* type="time"/s],
  select: [OPTIONS, /<select/],
  radios: [OPTIONS, /<input[^>]* type="radio"[^>]* value="b"/],
  checkboxes: [{ type: 'array', items: OPTIONS }, /<input[^>]* type="checkbox"[^>]* value="b"/],
  checkbox: [{ type: 'boolean' }, /<input[^>]* type="checkbox"[^>]* value="true"/],
  'yes-no': [{ type: 'boolean' }, /<input[^>]* type="radio"[^>]* value="false"/],
  list: [{ type: 'array', items: TEXT }, /<button[^>]* data-add/],
  group: [{ type: 'object', properties: { inner: TEXT } }, /<input[^>]* name="group.inner"/],
};

test('the schema of forms offers every widget', () => {
  const offered = defs.$defs.formField.properties.widget.enum;
  expect(offered).toEqual(NAMES.filter((name) => !FRAMES.includes(name)));
});

test.each(NAMES)('the widget %s fits a field, and shows its own control', async (name) => {
  const [definition] = FIELDS[name];
  const chosen = FRAMES.includes(name) ? {} : { [name]: name };
  const { data, form, report } = makeForm({ type: 'object', properties: { [name]: definition } }, chosen);
  expect(report).toBe('');
  if (!form) throw new Error('There is no form.');
  const html = await renderedForm(form, await compiledRules(data.core));
  const shown = NAMES.filter((other) => FIELDS[other][1].test(html));
  expect(shown).toEqual(name === 'date-time' ? ['date', 'time', name] : [name]);
});

test('a number without limits gets no slider, which would be as long as all numbers', async () => {
  for (const widget of NAMES) {
    const schema = { type: 'object', properties: { amount: { type: 'number' } } };
    const { data, form, report } = makeForm(schema, { amount: widget });
    if (report !== '' || !form) continue;
    expect(await renderedForm(form, await compiledRules(data.core))).not.toMatch(/type="range"/);
  }
});
