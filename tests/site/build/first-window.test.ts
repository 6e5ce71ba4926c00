import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_WINDOW } from '../../../scripts/build/styles/page-styles.ts';
import { documentOf, readBuiltPages } from '../../support/built-site.ts';

test('each page but the legal ones arrives with its styles in the first window', () => {
  const sizes = readBuiltPages()
    .filter(({ document }) => !document.querySelector('[data-block="legal-sections"]'))
    .map(({ route }) => ({ route, size: statSync(path.join('dist', `${documentOf(route)}.br`)).size }));
  expect(sizes.length).toBeGreaterThan(20);
  expect(sizes.filter(({ size }) => size > FIRST_WINDOW)).toEqual([]);
});
