import { expect, test } from 'vitest';
import { pathOfField } from '../form/field-ids.ts';
import { changedAt, innerValue } from './at-path.ts';

const value = { sections: [{ content: ['One', 'Two'] }], 'a name': 'T' };

test('finds the value of a field by its id', () => {
  const path = pathOfField(value, 'studio_sections_0_content_1') ?? [];
  expect([path, innerValue(value, path)]).toEqual([['sections', 0, 'content', 1], 'Two']);
  expect(pathOfField(value, 'studio_a-name')).toEqual(['a name']);
  expect(pathOfField(value, 'studio_missing')).toBeUndefined();
});

test('changes a value in a copy', () => {
  const changed = changedAt(value, ['sections', 0, 'content'], (list) => [...(list as string[]), 'Three']);
  expect(changed).toEqual({ sections: [{ content: ['One', 'Two', 'Three'] }], 'a name': 'T' });
  expect(value.sections[0]?.content).toEqual(['One', 'Two']);
});
