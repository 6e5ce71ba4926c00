import { describe, expect, test } from 'vitest';
import { filesBelow, readSource } from '../../../../../scripts/content/read-files.ts';
import { SITE } from '../../../../../scripts/root.ts';
import { fc } from '../../../../../tests/support/fast-check.ts';
import { rewriteJson } from './rewrite-json.ts';

const PAGE = `{
  "$schema": "../page.json",
  "title": "Old",

  "blocks": [
    { "type": "back-link", "to": "/" },
    {
      "type": "hero",
      "actions": [
        { "label": "Go", "href": "/go" },
        { "label": "Stay", "href": "#here" }
      ],
      "tags": ["one", "two"]
    }
  ]
}
`;

/** Prints a value in a random layout. `choose` returns a random number each time. */
function layOut(value: unknown, choose: () => number, lineEnd: string, unit: string, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Array.isArray(value)
    ? value.map((item): [string, unknown] => ['', item])
    : Object.entries(value).map(([name, inner]): [string, unknown] => [`${JSON.stringify(name)}: `, inner]);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (entries.length === 0) return `${open}${close}`;
  const inner = indent + unit;
  const texts = entries.map(([name, item]) => name + layOut(item, choose, lineEnd, unit, inner));
  if (choose() % 2 === 0) return `${open}${choose() % 2 ? ' ' : ''}${texts.join(', ')}${close}`;
  const gap = choose() % 5 === 0 ? lineEnd + lineEnd : lineEnd;
  return `${open}${lineEnd}${inner}${texts.join(`,${gap}${inner}`)}${lineEnd}${indent}${close}`;
}

/** A random JSON text and its value. */
const file = fc
  .record({
    value: fc.jsonValue({ maxDepth: 4 }),
    dice: fc.infiniteStream(fc.nat()),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    unit: fc.constantFrom('  ', '    ', '\t'),
    end: fc.constantFrom('', '\n', '\r\n'),
  })
  .map(({ value, dice, lineEnd, unit, end }) => {
    const plain = JSON.parse(JSON.stringify(value)) as unknown;
    return { value: plain, text: layOut(plain, () => dice.next().value as number, lineEnd, unit) + end };
  });

describe('for random JSON', () => {
  test('the new text has the new value', () => {
    fc.assert(
      fc.property(file, file, (before, after) => {
        expect(JSON.parse(rewriteJson(before.text, after.value))).toEqual(after.value);
      }),
      { numRuns: 1000 },
    );
  });

  test('the same value keeps every character', () => {
    fc.assert(
      fc.property(file, ({ text, value }) => {
        expect(rewriteJson(text, value)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  test('adding or removing a block changes no line of the other blocks', () => {
    const block = fc.record({
      type: fc.constantFrom('a', 'b'),
      text: fc.string(),
      items: fc.array(fc.nat()),
    });
    fc.assert(
      fc.property(
        fc.array(block, { minLength: 1, maxLength: 6 }),
        block,
        fc.nat(),
        fc.constantFrom('\n', '\r\n'),
        (blocks, added, position, lineEnd) => {
          const write = (all: unknown[]) =>
            `${JSON.stringify({ title: 'x', blocks: all }, null, 2)}\n`.replaceAll('\n', lineEnd);
          const at = position % (blocks.length + 1);
          const more = blocks.toSpliced(at, 0, added);
          expect(rewriteJson(write(blocks), { title: 'x', blocks: more })).toBe(write(more));
          expect(rewriteJson(write(more), { title: 'x', blocks })).toBe(write(blocks));
        },
      ),
    );
  });

  test('a moved block keeps its layout', () => {
    const block = fc.record({
      type: fc.constantFrom('a', 'b', 'c'),
      n: fc.uniqueArray(fc.nat(), { minLength: 1 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(block, { minLength: 2, maxLength: 6, selector: (one) => JSON.stringify(one) }),
        fc.nat(),
        fc.nat(),
        (blocks, a, b) => {
          const line = (one: unknown) => `    ${JSON.stringify(one).replaceAll(',', ' , ')}`;
          const write = (all: unknown[]) => `{\n  "blocks": [\n${all.map(line).join(',\n')}\n  ]\n}\n`;
          const [moved] = blocks.slice(a % blocks.length);
          const rest = blocks.filter((one) => one !== moved);
          const after = rest.toSpliced(b % blocks.length, 0, moved as (typeof blocks)[0]);
          expect(rewriteJson(write(blocks), { blocks: after })).toBe(write(after));
        },
      ),
    );
  });
});

/** Returns every list in a value, with a function that returns the value with another list there. */
function listsIn(value: unknown): { list: unknown[]; replace: (list: unknown[]) => unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, inner]) =>
    listsIn(inner).map(({ list, replace }) => ({
      list,
      replace: (next: unknown[]) =>
        Array.isArray(value) ? value.with(Number(key), replace(next)) : { ...value, [key]: replace(next) },
    })),
  );
  return Array.isArray(value) ? [{ list: value, replace: (next) => next }, ...below] : below;
}

describe('a removed value that is restored', () => {
  const files = filesBelow(SITE, 'content').filter((file) => file.endsWith('.json'));
  test.each(files)('has the text that it had in %s', (file) => {
    const { text } = readSource(SITE, file);
    const value = JSON.parse(text) as unknown;
    for (const { list, replace } of listsIn(value)) {
      for (const [index, item] of list.entries()) {
        // A plain value has no layout.
        if (typeof item !== 'object') continue;
        const without = rewriteJson(text, replace(list.toSpliced(index, 1)));
        expect(rewriteJson(without, value, [text])).toBe(text);
      }
    }
  });

  test('has the line endings of the file', () => {
    const windows = PAGE.replaceAll('\n', '\r\n');
    const without = rewriteJson(windows, { ...JSON.parse(PAGE), blocks: [] });
    expect(rewriteJson(without, JSON.parse(PAGE), [PAGE])).toBe(windows);
  });
});

interface Page {
  title: string;
  blocks: [Record<string, unknown>, Record<string, unknown> & { tags?: string[] }, ...unknown[]];
}

const edited = (change: (page: Page) => void) => {
  const page = JSON.parse(PAGE) as Page;
  change(page);
  return rewriteJson(PAGE, page);
};

test('changing a string changes one line and keeps blank lines', () => {
  expect(edited((page) => (page.title = 'New "one"'))).toBe(PAGE.replace('"Old"', '"New \\"one\\""'));
});

test('keeps the order of properties in the file', () => {
  const { title, blocks, $schema } = JSON.parse(PAGE) as Record<string, unknown>;
  expect(rewriteJson(PAGE, { blocks, title, $schema })).toBe(PAGE);
});

test('a list on one line stays on one line', () => {
  const page = edited((one) => one.blocks[1].tags?.push('three'));
  expect(page).toBe(PAGE.replace('["one", "two"]', '["one", "two", "three"]'));
});

test('a new item beside items on one line is on one line', () => {
  const links = '{\n  "links": [{ "label": "a", "href": "/a" }]\n}';
  const value = {
    links: [
      { label: 'a', href: '/a' },
      { label: 'b', href: '/b' },
    ],
  };
  expect(rewriteJson(links, value)).toBe(
    '{\n  "links": [{ "label": "a", "href": "/a" }, { "label": "b", "href": "/b" }]\n}',
  );
});

test('a new property follows the property that precedes it in the value', () => {
  const page = edited((one) => {
    one.blocks[0] = { type: 'back-link', tone: 'ink', to: '/' };
    one.blocks[1]['tone'] = 'ink';
  });
  expect(page).toBe(
    PAGE.replace('"back-link", "to"', '"back-link", "tone": "ink", "to"').replace(
      '"tags": ["one", "two"]',
      '"tags": ["one", "two"],\n      "tone": "ink"',
    ),
  );
});

test('removing the last property removes the comma before it', () => {
  expect(edited((one) => delete one.blocks[1].tags)).toBe(
    PAGE.replace('],\n      "tags": ["one", "two"]', ']'),
  );
});

test('a block that is moved and changed keeps its other lines', () => {
  const page = edited((one) => {
    const [first, second] = one.blocks;
    one.blocks = [{ ...second, tags: ['two'] }, first];
  });
  expect(page).toContain(
    '        { "label": "Go", "href": "/go" },\n        { "label": "Stay", "href": "#here" }\n',
  );
  expect(page).toContain('"tags": ["two"]\n    },\n    { "type": "back-link", "to": "/" }\n  ]');
});

test('a copy has the text of its original', () => {
  const page = edited((one) => one.blocks.push(structuredClone(one.blocks[0])));
  expect(page.match(/ {4}\{ "type": "back-link", "to": "\/" \}/g)).toHaveLength(2);
});

test('keeps the notation of numbers and strings', () => {
  const text = '{"a": "caf\\u00e9", "n": 1.0, "list": [1e2, 2], "b": 1}';
  expect(rewriteJson(text, { ...JSON.parse(text), b: 2 })).toBe(text.replace('"b": 1', '"b": 2'));
});

test('two equal items each keep their layout', () => {
  const text = '[ [1, 2], [1,2], [3]]';
  expect(rewriteJson(text, [[1, 2], [1, 2], [4]])).toBe('[ [1, 2], [1,2], [4]]');
});

test('keeps a byte order mark', () => {
  expect(rewriteJson('\uFEFF{"a": 1}', { a: 2 })).toBe('\uFEFF{"a": 2}');
});

test('refuses a text that is not JSON', () => {
  expect(() => rewriteJson('{"a": 1,}', { a: 1 })).toThrow('not JSON');
});
