import { expect, test } from 'vitest';
import { readDataSchema } from '../data-schema.ts';
import { namesOfWidgets, widgetOf } from './widgets.ts';

const ADDED = { 'counted-text': 'textarea', 'star-rating': 'radios' } as const;

function fieldOf(definition: object) {
  const text = JSON.stringify({ type: 'object', properties: { answer: definition } });
  const [field] = readDataSchema({ path: 'schemas/forms/made.schema.json', text }).fields;
  if (!field) throw new Error('The schema makes no field.');
  return field;
}

test('a widget of the site fits the fields of the widget that it is like', () => {
  const [text, choice] = [fieldOf({ type: 'string' }), fieldOf({ enum: ['a', 'b'] })];
  expect(namesOfWidgets(text, ADDED)).toContain('counted-text');
  expect(namesOfWidgets(text, ADDED)).not.toContain('star-rating');
  expect(widgetOf(choice, 'star-rating', ADDED)).toBe('radios');
  expect(widgetOf(text, 'counted-text', ADDED)).toBe('textarea');
  // Does not fit, so that the field keeps its usual one.
  expect(widgetOf(text, 'star-rating', ADDED)).toBe('text');
});
