import { expect, test } from 'vitest';
import { loadContent } from '../../../../scripts/content/load-content.ts';
import { compile } from '../../../core/compile.ts';
import { EXAMPLE_THEMES, exampleTheme } from './themes.ts';

const { migrations: _, ...input } = loadContent();

test.each(EXAMPLE_THEMES)('the check has nothing to say about the theme $name', ({ id, json }) => {
  const files = input.files.map((file) =>
    file.path === 'content/theme.json' ? { ...file, text: json } : file,
  );
  const { diagnostics } = compile({ ...input, files });
  expect(diagnostics.filter(({ file }) => file === 'content/theme.json')).toEqual([]);
  expect(exampleTheme(id, input)?.colours.band).toMatch(/^#/);
});

test('there is no theme with another id', () => {
  expect(EXAMPLE_THEMES).toHaveLength(6);
  expect(exampleTheme('none', input)).toBeUndefined();
  expect(exampleTheme(null, input)).toBeUndefined();
});
