import path from 'node:path';
import { expect, test } from 'vitest';
import { foundIn, physicalSides, uncheckedUses } from '../../support/style-sheets.ts';

const FOLDERS = [path.join(import.meta.dirname, '../../../src/site')];

test('the style sheets of the site use colours whose contrast is checked, and name starts and ends', () => {
  expect(foundIn(FOLDERS, uncheckedUses)).toEqual([]);
  expect(foundIn(FOLDERS, physicalSides)).toEqual([]);
});
