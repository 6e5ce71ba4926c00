import { expect, test } from 'vitest';
import { loadContent } from '../../../scripts/content/load-content.ts';
import { createMemory } from '../../../src/compiler/resolve/incremental/steps.ts';
import type { Compiled, CompileInput } from '../../../src/compiler/types.ts';
import { compile } from '../../../src/core/compile.ts';
import { isObject } from '../../../src/values/objects.ts';
import type { SourceFile } from '../../../src/values/source-file.ts';
import { fc } from '../../support/fast-check.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { starterSite } from '../../support/starter-site.ts';

const site = starterSite();

type Path = (string | number)[];

/** Every value inside a value, with its path. */
function valuesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const inner = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  return [{ path, value }, ...inner.flatMap(([key, one]) => valuesIn(one, [...path, key]))];
}

/** Replaces the value at a path, or deletes it. */
function withValue(root: unknown, [key, ...rest]: Path, replace: (value: unknown) => unknown): unknown {
  if (key === undefined) return replace(root);
  const copy = (Array.isArray(root) ? [...root] : { ...(root as object) }) as Record<
    string | number,
    unknown
  >;
  const next = withValue(copy[key], rest, replace);
  if (next === undefined && Array.isArray(root)) return root.toSpliced(Number(key), 1);
  if (next === undefined) delete copy[key];
  else copy[key] = next;
  return copy as unknown;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

interface Pick {
  file: number;
  value: number;
  other: number;
}

/** An edit of a file. Returns its new text, or null to delete it. */
type Edit = (file: SourceFile, pick: Pick, files: SourceFile[], originals: SourceFile[]) => string | null;

const at = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

function editValue(change: (value: unknown, pick: Pick, files: SourceFile[]) => unknown): Edit {
  return ({ text }, pick, files) => {
    const root = parsed(text);
    const { path } = at(valuesIn(root), pick.value);
    return JSON.stringify(withValue(root, path, (value) => change(value, pick, files)) ?? {}, null, 2);
  };
}

const EDITS: Record<string, Edit> = {
  type: editValue((value) => (typeof value === 'string' ? `${value}x` : value)),
  remove: editValue(() => undefined),
  /** A text of another file: a link, a title, an id or the type of a block. */
  borrow: editValue((value, { other }, files) => {
    const strings = valuesIn(parsed(at(files, other).text)).filter(
      (one) => typeof one.value === typeof value,
    );
    return strings.length > 0 ? at(strings, other).value : value;
  }),
  repeat: editValue((value) => (Array.isArray(value) ? [...value, value.at(-1)] : value)),
  draft: ({ text }) => JSON.stringify({ ...(parsed(text) as object), draft: true }),
  retitle: ({ text }, { other }) =>
    JSON.stringify({ ...(parsed(text) as object), title: `T ${other}`, order: other % 3 }),
  break: ({ text }, { value }) => text.slice(0, value % text.length),
  comment: ({ text }, { value }) => `${'\n'.repeat(value % 3)}// { "a": 1 }\n${text}`,
  restore: ({ path }, _, __, originals) => originals.find((one) => one.path === path)?.text ?? null,
  delete: () => null,
};

const edits = fc.array(
  fc.record({
    edit: fc.constantFrom(...Object.keys(EDITS)),
    file: fc.nat(1000),
    value: fc.nat(10_000),
    other: fc.nat(1000),
  }),
  { minLength: 8, maxLength: 8 },
);

/** A new file has the text of another one. */
const NEW_FILES = ['content/pages/new.json', 'content/pages/news/again.json', 'content/people/again.json'];

function edited(files: SourceFile[], originals: SourceFile[], name: string, pick: Pick): SourceFile[] {
  const paths = [...originals.map(({ path }) => path), ...NEW_FILES];
  const path = at(paths, pick.file);
  const file = files.find((one) => one.path === path);
  const others = files.filter((one) => one !== file);
  const model = at(
    files.filter(({ path: other }) => other.startsWith(path.split('/', 2).join('/'))),
    pick.other,
  );
  const text = file ? EDITS[name]?.(file, pick, files, originals) : (model?.text ?? null);
  return typeof text === 'string' ? [...others, { path, text }] : others;
}

/** The result, with lists in place of maps. */
function everything({ forms, ...result }: Compiled) {
  return { ...result, forms: [...forms] };
}

/** Compiles without anything that is cached for a file: every file is another object. */
function fromScratch(input: CompileInput) {
  return everything(compile({ ...input, files: input.files.map((file) => ({ ...file })) }));
}

const RUNS = IS_FULL_RUN ? 100 : 2;

test('after any sequence of edits, the result with a memory is that of a compilation from scratch', {
  // A run takes three seconds, and ten times as long on a busy machine.
  timeout: RUNS * 30_000,
}, () => {
  const input = loadContent(site.root);
  fc.assert(
    fc.property(edits, (sequence) => {
      const memory = createMemory();
      let { files } = input;
      for (const { edit, ...pick } of sequence) {
        files = edited(files, input.files, edit, pick);
        const changed = { ...input, files };
        expect(everything(compile(changed, 'dev', memory))).toEqual(fromScratch(changed));
      }
    }),
    { numRuns: RUNS },
  );
});

type Replacement = [file: string, from: string, to: string];

const PRICES = 'content/pages/prices.json';
const COURSES = 'content/pages/courses.json';

/**
 * Cases that random edits rarely produce: content that needs another file in a certain way, and a change of that file.
 */
const DEPENDENCIES: { name: string; setup: Replacement[]; change: Replacement; effect: string }[] = [
  {
    name: 'an anchor that another page links to',
    setup: [
      [PRICES, '"type": "faq"', '"type": "faq", "id": "paying"'],
      [COURSES, '"href": "/first-evening"', '"href": "/prices#paying"'],
    ],
    change: [PRICES, '"id": "paying"', '"id": "money"'],
    effect: 'broken-anchor',
  },
  {
    name: 'a record that a list did not select before',
    setup: [],
    change: ['content/courses/first-ropes.json', '"level": "Beginners"', '"level": "Improvers"'],
    effect: '"id":"first-ropes"',
  },
  {
    name: 'a fact in the text of another file',
    setup: [[PRICES, '"description": "', '"description": "At {site.legalName} pay at the door. ']],
    change: ['content/site.json', '"legalName": "', '"legalName": "at '],
    effect: 'description contains \\"At at\\".',
  },
];

test.each(DEPENDENCIES)('$name', ({ setup, change, effect }) => {
  const replaced = (files: SourceFile[], [path, from, to]: Replacement) => {
    const [file] = files.filter((one) => one.path === path);
    if (!file?.text.includes(from)) throw new Error(`${path} does not contain ${from}.`);
    return files.map((one) => (one === file ? { path, text: one.text.replace(from, to) } : one));
  };
  const input = loadContent(site.root);
  const memory = createMemory();
  const files = setup.reduce(replaced, input.files);
  const shown = ({ pages, diagnostics }: Compiled) =>
    JSON.stringify([diagnostics, pages.find(({ path }) => path === '/courses')]);
  expect(shown(compile({ ...input, files }, 'dev', memory))).not.toContain(effect);
  const changed = { ...input, files: replaced(files, change) };
  const result = compile(changed, 'dev', memory);
  expect(shown(result)).toContain(effect);
  expect(everything(result)).toEqual(fromScratch(changed));
});

test('a change resolves only what it concerns', () => {
  const input = loadContent(site.root);
  const memory = createMemory();
  let { pages: before } = compile(input, 'dev', memory);
  let { files } = input;
  const change = (file: string, from: string, to: string) => {
    files = files.map((one) => (one.path === file ? { path: file, text: one.text.replace(from, to) } : one));
    const { pages } = compile({ ...input, files }, 'dev', memory);
    const changed = pages.filter((page) => !before.includes(page)).map(({ path }) => path);
    before = pages;
    return changed;
  };
  expect(change('content/pages/prices.json', '"heading": "', '"heading": "New: ')).toEqual(['/prices']);
  const shown = change('content/pages/news/chapel-roof.json', '"title": "', '"title": "New: ');
  expect(shown).toContain('/news/chapel-roof');
  expect(shown).toContain('/news');
  expect(shown).not.toContain('/prices');
});
