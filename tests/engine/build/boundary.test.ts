import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bundled } from '../../../scripts/bundle-commands.mjs';
import { publicModules } from '../../../scripts/check/manifest.ts';
import { importsIn, type Room, roomsOf } from '../../../scripts/check/rooms.ts';
import { filesBelow, readSource } from '../../../scripts/content/read-files.ts';
import { ROOT } from '../../../scripts/root.ts';
import { ownerOf } from '../../../src/compiler/source/site-files.ts';
import { modulesOf } from '../../support/module-imports.ts';

/** Tests of the engine may read the site: they run on it. */
const isProduct = (file: string) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file);

const PRODUCT = ['src', 'scripts', 'supabase']
  .flatMap((folder) => filesBelow(ROOT, folder))
  .filter((file) => isProduct(file) && ownerOf(file) !== 'site');

const importsOf = (file: string) => modulesOf(file).map(({ name }) => name);

/** The imports of files with one owner by files of another one. */
const imports = (from: string, to: string) =>
  PRODUCT.filter((file) => ownerOf(file) === from).flatMap((file) =>
    importsOf(file)
      .filter((name) => ownerOf(name) === to)
      .map((name) => `${file} imports ${name}`),
  );

test('no module of the engine imports one of the site, or one that is generated into it', () => {
  expect(PRODUCT.length).toBeGreaterThan(500);
  expect(imports('engine', 'site')).toEqual([]);
  // Deployed together, with the texts of the site's forms.
  expect(imports('engine', 'generated')).toEqual([
    'supabase/functions/deliver/handler.ts imports supabase/functions/deliver/forms.ts',
    'supabase/functions/submit/index.ts imports supabase/functions/submit/submit.js',
  ]);
  // The test does find imports.
  expect(imports('engine', 'engine').length).toBeGreaterThan(1000);
});

/** The folders of pure packages whose code visitors load. */
const FOR_VISITORS = /^src\/(?:form-core\/form-rules(?:\.ts$|\/)|model\/)/;

test('the code of pages loads nothing of the compiler', () => {
  const isLoaded = (file: string) => /^src\/(?:app|blocks|forms|site|ui)\/|^src\/\w+\.tsx$/.test(file);
  const loading = PRODUCT.filter((file) => isLoaded(file) || FOR_VISITORS.test(file));
  const loaded = loading.flatMap((file) =>
    modulesOf(file)
      .filter(({ name, isType }) => !isType && /^src\/(?:compiler|core|form-core|model|rules)\//.test(name))
      .map(({ name }) => `${file} imports ${name}`),
  );
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter((one) => !FOR_VISITORS.test(one.split(' imports ')[1] ?? ''))).toEqual([]);
});

test('no command and no browser test loads what only Vite provides', () => {
  const isStart = (file: string) => /^scripts\/\w+\.ts$|^vite\.config\.ts$|\.e2e\.ts$/.test(file);
  const files = ['scripts', 'tests'].flatMap((folder) =>
    filesBelow(ROOT, folder).filter((file) => isStart(file) && ownerOf(file) === 'engine'),
  );
  const loaded = new Set(['vite.config.ts', 'playwright.config.ts', ...files]);
  for (const file of loaded)
    for (const { name, isType } of modulesOf(file)) if (!isType && /\.tsx?$/.test(name)) loaded.add(name);
  const needsVite = (file: string) => /^import (?!type)[^;]*'virtual:/m.test(readSource(ROOT, file).text);
  expect(loaded.size).toBeGreaterThan(500);
  expect([...loaded].filter(needsVite)).toEqual([]);
});

test('a command loads only what it uses of a subject that a door gathers', () => {
  const loaded = new Set<string>();
  const packages = new Set<string>();
  const load = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    // Only statements: the bundler writes import() with the other quotation marks.
    for (const { name } of importsIn(file, readFileSync(file, 'utf8'))) {
      if (name.startsWith('.')) load(path.resolve(path.dirname(file), name));
      else if (!name.startsWith('node:')) packages.add(name);
    }
  };
  load(fileURLToPath(bundled('submissions')));
  expect(loaded.size).toBeGreaterThan(2);
  expect([...packages]).toEqual([]);
});

test('the engine receives the folder of the site: only benchmarks and helpers of tests mean this repository', () => {
  const isOfRepository =
    /^scripts\/(?:bench|pack|release|test)\/|^scripts\/(?:bench|pack|release|test|screenshots|vitest)\.ts$/;
  const users = PRODUCT.filter((file) => importsOf(file).includes('scripts/root.ts'));
  expect(users.filter((file) => !isOfRepository.test(file))).toEqual([]);
  expect(users.length).toBeGreaterThan(1);
});

test.each([
  ['content/pages/index.json', 'site'],
  ['schemas/records/people.schema.json', 'site'],
  ['schemas/records/forms.schema.json', 'engine'],
  ['schemas/page.schema.json', 'engine'],
  ['schemas/block.schema.json', 'generated'],
  ['supabase/functions/deliver/forms.ts', 'generated'],
  ['supabase/functions/submit/submit.js', 'generated'],
  ['supabase/functions/deliver/deliver.ts', 'engine'],
  ['supabase/migrations/20270105180000_first_evening_submissions.sql', 'site'],
  ['supabase/migrations/20261120070600_outbox.sql', 'engine'],
  ['src/site/blocks/team/Team.tsx', 'site'],
  ['src/blocks/hero/Hero.tsx', 'engine'],
])('%s is of the %s', (file, owner) => {
  expect(ownerOf(file)).toBe(owner);
});

const ROOMS = roomsOf(ROOT);

test('no package leads back to itself', () => {
  const named = new Map(ROOMS.map((room) => [room.name, room]));
  const reached = (room: Room, seen = new Set<string>()): Set<string> => {
    for (const name of room.uses) {
      const used = named.get(name);
      if (!used || seen.has(name)) continue;
      seen.add(name);
      reached(used, seen);
    }
    return seen;
  };
  expect(ROOMS.length).toBeGreaterThan(10);
  expect(ROOMS.filter((room) => reached(room).has(room.name)).map(({ name }) => name)).toEqual([]);
});

test.each(ROOMS.map((room) => [room.folder, room]))('%s/README.md lists its doors', (folder, room) => {
  const { text } = readSource(ROOT, `${folder}/README.md`);
  const listed = [...text.matchAll(/^(?:\| |- )`([^`]+)`/gm)].map(([, door = '']) => `${room.name}/${door}`);
  expect(listed).toEqual([...room.doors.keys()]);
});

const PUBLIC = publicModules(ROOT);

/** The starter, the sites of the fixtures, and what documents show. The types of this repository's site are checked. */
const BY_SITES = /^(?:docs\/(?!decisions\/).+\.md|starter\/.+\.tsx?|tests\/fixtures\/.+\.tsx?)$/;

test('sites and documents import only modules of the list', () => {
  const named = ['docs', 'starter', 'tests/fixtures']
    .flatMap((folder) => filesBelow(ROOT, folder))
    .filter((file) => BY_SITES.test(file))
    .flatMap((file) => [...readSource(ROOT, file).text.matchAll(/@json-site\/engine(\/src\/[\w./-]+\.\w+)/g)])
    .map(([, name]) => `.${name}`);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !PUBLIC.has(name))).toEqual([]);
});

test('the list of public modules has no pattern, only files, and every door of the parts of pages', () => {
  expect([...PUBLIC].filter((entry) => entry.join().includes('*'))).toEqual([]);
  expect([...PUBLIC.values()].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  const parts = ROOMS.find(({ name }) => name === '@json-site/ui')?.doors.values() ?? [];
  expect([...parts].filter((file) => !PUBLIC.has(`./${file}`))).toEqual([]);
});

test('docs/package.md names every public module', () => {
  const { text } = readSource(ROOT, 'docs/package.md');
  const isBlock = (name: string) => name.startsWith('./src/blocks/');
  const named = new Set(
    [...text.matchAll(/`(?:@json-site\/engine|…)?\/?([\w./-]+)`/g)].map(([, name]) => name),
  );
  const missing = [...PUBLIC.keys()].filter(
    (name) =>
      !isBlock(name) && ![name.slice(2), name.replace(/^\.\/src\/ui\//, '')].some((one) => named.has(one)),
  );
  expect(missing).toEqual(['.']);
});
