import { expect, test } from 'vitest';
import type { SchemaSet } from '../../../compiler/schema/schema-set.ts';
import { ownLanguage } from './own-language.ts';

const schemas = {
  $defs: { tag: { type: 'string', means: 'language' } },
  blocks: {
    quote: {
      type: 'object',
      properties: { text: { type: 'string' }, spoken: { $ref: '#/$defs/tag' } },
    },
  },
} as unknown as SchemaSet;

test('finds the language of a block by its meaning, whatever the property is called', () => {
  expect(ownLanguage({ type: 'quote', text: 'Bore da', spoken: 'cy' }, schemas)).toBe('cy');
});

test('knows no language of a block that names none', () => {
  expect(ownLanguage({ type: 'quote', text: 'cy', spoken: '' }, schemas)).toBeUndefined();
  expect(ownLanguage({ type: 'unknown', spoken: 'cy' }, schemas)).toBeUndefined();
});
