import { expect, test } from 'vitest';
import { coloursIn, dateParts, valueWidget } from './value-forms.ts';

const TIME = '^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$';

test.each([
  [{ type: 'string', means: 'date' }, 'day'],
  [{ type: 'string', pattern: TIME }, 'time'],
  [{ type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }, 'colour'],
  [{ type: 'string', pattern: '^[a-z][a-z0-9-]*$' }, undefined],
  [{ type: 'string', pattern: '.' }, undefined],
  [{ type: 'string' }, undefined],
] as const)('%j has the control %s', (schema, widget) => {
  expect(valueWidget(schema)).toBe(widget);
});

test('reads a date with its time, and leaves alone what no control shows', () => {
  expect(dateParts('2026-03-05')).toEqual({ day: '2026-03-05', time: '' });
  expect(dateParts('2026-03-05T09:30')).toEqual({ day: '2026-03-05', time: '09:30' });
  expect(dateParts(undefined)).toEqual({ day: '', time: '' });
  expect(dateParts('2026-03-05T09:30Z')).toBeUndefined();
  expect(dateParts('{post.date}')).toBeUndefined();
});

test('proposes each colour of a form once', () => {
  const theme = {
    colours: { light: { text: '#14233c', line: '#DDD5C8' }, band: '#14233C' },
    fold: 'none',
    gaps: [null],
  };
  expect(coloursIn(theme)).toEqual(['#14233c', '#ddd5c8']);
});
