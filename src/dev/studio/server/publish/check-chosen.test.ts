import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ContentStore } from '../../../../../scripts/content/content-store.ts';
import { createMemory } from '../../../../../src/compiler/project.ts';
import { compile } from '../../../../../src/core/compile.ts';
import { createRepository, type TestRepository } from '../../../../../tests/support/git-repository.ts';
import { planOf } from '../../../../../tests/support/publishing.ts';
import { inputOf, VALID } from '../../../../../tests/support/small-site/site.ts';
import { checkChosen } from './check-chosen.ts';
import { unpublishedFiles } from './unpublished.ts';

const INDEX = 'content/pages/index.json';
const NEW = 'content/pages/new.json';
const OTHER = 'content/pages/a.json';
const BROKEN = 'content/pages/broken.json';

const FILES = Object.fromEntries(
  Object.entries(VALID).flatMap(([file, text]) => (text === null ? [] : [[`content/${file}`, text]])),
);

const page = (title: string, href?: string) =>
  JSON.stringify({
    title,
    description: `About ${title}.`,
    blocks: [{ type: 'hero', heading: title, ...(href && { actions: [{ label: 'More', href }] }) }],
  });

let repository: TestRepository;
beforeEach(() => {
  repository = createRepository(FILES);
});
afterEach(() => repository.dispose());

/** Checks a choice of what is on the disk. */
async function check(...chosen: string[]) {
  const plan = await planOf(repository.root);
  const files = [...plan.mine.keys()].map((file) => [file.slice('content/'.length), repository.read(file)]);
  const gone = Object.keys(VALID).map((file) => [file, null]);
  const input = inputOf(Object.fromEntries([...gone, ...files]));
  const store = {
    refresh: () => undefined,
    input: () => input,
    memory: createMemory(),
    references: () => compile(input).references,
  } as unknown as ContentStore;
  const all = unpublishedFiles(plan, []);
  const isChosen = ({ file }: { file: string }) => chosen.includes(file);
  const left = all.filter((one) => !isChosen(one));
  return checkChosen({ root: repository.root, store }, plan, all.filter(isChosen), left);
}

test('errors of a document that is not chosen stop nothing', async () => {
  repository.write(BROKEN, page('', '/nowhere'));
  repository.write(NEW, page('New'));
  expect((await check(NEW)).check).toMatchObject({ passed: true, diagnostics: [], needs: [] });
  expect((await check(NEW, BROKEN)).check.passed).toBe(false);
});

test('names the document that a chosen one needs', async () => {
  repository.write(NEW, page('New'));
  repository.write(INDEX, page('Start', '/new'));
  expect((await check(INDEX)).check).toMatchObject({
    passed: false,
    needs: [{ file: NEW, needed: 'Page “New”', by: 'Page “Start”' }],
  });
  expect((await check(INDEX, NEW)).check).toMatchObject({ passed: true, needs: [] });
  expect((await check(NEW)).check).toMatchObject({ passed: true, needs: [] });
});

test('a deleted page needs the change of the page that linked to it', async () => {
  repository.write(NEW, page('New'));
  repository.write(INDEX, page('Start', '/new'));
  for (const args of [
    ['add', '--all'],
    ['commit', '--quiet', '--message=Both'],
    ['push', '--quiet'],
  ])
    repository.git(args);
  repository.remove(NEW);
  repository.write(INDEX, page('Start'));
  repository.write(OTHER, page('Other'));
  expect((await check(OTHER, NEW)).check).toMatchObject({
    passed: false,
    needs: [{ file: INDEX, needed: 'Page “Start”', by: 'Page “New”' }],
  });
});

test('adds only the chosen pages to the list of addresses', async () => {
  repository.write(NEW, page('New'));
  repository.write(OTHER, page('Other'));
  const { addresses } = await check(NEW);
  expect(JSON.parse(addresses ?? '').routes).toEqual(['/', '/new']);
});
