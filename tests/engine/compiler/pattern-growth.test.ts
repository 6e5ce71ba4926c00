import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesAt } from '../../../scripts/content/hash.ts';
import { ROOT } from '../../../scripts/root.ts';
import { slowPattern } from '../../../src/compiler/schema/patterns/slow-pattern.ts';
import { ownerOf } from '../../../src/compiler/source/site-files.ts';
import { FORMATS } from '../../../src/form-core/formats.ts';
import { isObject } from '../../../src/values/objects.ts';

const patternsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(patternsIn);
  if (!isObject(value)) return [];
  const own = typeof value['pattern'] === 'string' ? [value['pattern']] : [];
  return [...own, ...Object.values(value).flatMap(patternsIn)];
};

it("has no slow pattern in the engine's schemas and formats, which no command examines", () => {
  const files = filesAt(ROOT, ['schemas', 'src/blocks']).filter(
    (file) => file.endsWith('.schema.json') && ownerOf(file) === 'engine',
  );
  const ofSchemas = files.flatMap((file) =>
    patternsIn(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))).map(
      (pattern) => [file, pattern] as const,
    ),
  );
  const ofFormats = Object.entries(FORMATS).map(([name, { pattern }]) => [name, pattern] as const);
  const slow = [...ofSchemas, ...ofFormats].filter(([, pattern]) => slowPattern(pattern, 5000));
  expect(slow).toEqual([]);
  expect(ofSchemas.length).toBeGreaterThan(20);
});
