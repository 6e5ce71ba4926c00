import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PageOnDisk, PageValue } from '../../../src/dev/studio/protocol.ts';
import { changePages, createPage } from '../../../src/dev/studio/server/change-pages.ts';
import { checkDraft, openPage, savePage } from '../../../src/dev/studio/server/pages.ts';
import { copyProject, type ProjectCopy } from '../../support/project-copy.ts';

const ABOUT = 'content/pages/about.json';

let copy: ProjectCopy;
let text = '';

beforeAll(() => {
  copy = copyProject();
  text = copy.read(ABOUT);
});
beforeEach(() => copy.write(ABOUT, text));
afterAll(() => copy.dispose());

const draft = ({ file, hash, value }: PageOnDisk, change: PageValue) => ({
  file,
  hash,
  value: { ...value, ...change },
});

const blocksOf = ({ value }: PageOnDisk) => value?.['blocks'] as Record<string, unknown>[];

test('a page is saved over the file that was opened, and over no other', async () => {
  const page = openPage(copy.root, ABOUT);
  const saved = await savePage(copy.root, draft(page, { title: 'Who we are' }));
  expect(saved.outcome).toBe('saved');
  const now = copy.read(ABOUT);
  expect(now).toBe(text.replace(/"title": ".*?"/, '"title": "Who we are"'));

  const answer = await savePage(copy.root, draft(page, { title: 'Who else' }));
  expect(answer).toMatchObject({ outcome: 'changed', theirs: now });
  expect(copy.read(ABOUT)).toBe(now);
});

test('a draft is checked and drawn without a byte being written', () => {
  const page = openPage(copy.root, ABOUT);
  const blocks = [{ type: 'card-gird' }, ...blocksOf(page)];
  const { diagnostics, payload, renderedBlocks } = checkDraft(
    copy.root,
    draft(page, { title: 'Drafted', blocks }),
  );
  expect(diagnostics.map(({ code, path: place }) => `${code} ${place}`)).toContain(
    'unknown-block blocks[0].type',
  );
  expect(payload?.page.title).toBe('Drafted');
  expect(renderedBlocks).toEqual(blocksOf(page).map((_, index) => index + 1));
  expect(copy.read(ABOUT)).toBe(text);
});

test('what would break a link on another page is refused, naming the place', async () => {
  const home = openPage(copy.root, 'content/pages/index.json');
  const before = copy.read(home.file);
  copy.write(ABOUT, text.replace('"href": "/contact"', '"href": "/#services"'));
  const blocks = blocksOf(home).map(({ id, ...block }) =>
    id === undefined || id === 'services' ? block : { ...block, id },
  );
  const answer = await savePage(copy.root, draft(home, { blocks }));
  expect(answer).toMatchObject({ outcome: 'refused' });
  expect(answer.outcome === 'refused' && answer.problems.map(({ file }) => file)).toContain(ABOUT);
  expect(copy.read(home.file)).toBe(before);
});

test('an error that another page has already stands in nobody’s way', async () => {
  copy.write(ABOUT, text.replace('"href": "/contact"', '"href": "/nowhere"'));
  const faq = openPage(copy.root, 'content/pages/faq.json');
  const before = copy.read(faq.file);
  const answer = await savePage(copy.root, draft(faq, { summary: 'Answers to what people ask us.' }));
  expect(answer.outcome).toBe('saved');
  copy.write(faq.file, before);
});

test('a list that no longer fits on its line is laid out as the formatter does, where the file was', async () => {
  const line = (length: number) => [{ label: 'x'.repeat(length), href: '/contact' }];
  const block =
    '"type": "call-to-action",\n      "heading": "Talk",\n      "actions": [{ "label": "Go", "href": "/contact" }]';
  const formatted = text.replace(/\n {2}\]\n\}\n$/, `,\n    {\n      ${block}\n    }\n  ]\n}\n`);
  for (const start of [formatted, formatted.replaceAll('\n', '\r\n')]) {
    copy.write(ABOUT, start);
    const opened = openPage(copy.root, ABOUT);
    const blocks = blocksOf(opened).map((one) =>
      one['heading'] === 'Talk' ? { ...one, actions: line(60) } : one,
    );
    expect((await savePage(copy.root, draft(opened, { blocks }))).outcome).toBe('saved');
    const kept = copy.read(ABOUT);
    expect(kept.includes('\r\n')).toBe(start.includes('\r\n'));
    const check = await copy.run('node_modules/@biomejs/biome/bin/biome', 'format', ABOUT);
    expect(check.status === 0).toBe(!start.includes('\r\n'));
  }
});

test('a page is copied with its own title, and moved with a redirect, or not at all', async () => {
  const page = { route: '/about/team', title: 'Our team', description: text.slice(0, 60), copyOf: ABOUT };
  const description = 'The people who do the work, what they did before and how to reach each of them.';
  expect(createPage(copy.root, { ...page, description })).toEqual({
    outcome: 'made',
    file: 'content/pages/about/team.json',
  });
  const made = copy.read('content/pages/about/team.json');
  expect(made).toContain('"$schema": "../../../schemas/page.schema.json"');
  expect(() => createPage(copy.root, { ...page, description })).toThrow('already');

  const change = { kind: 'move', file: 'content/pages/about/team.json', to: '/people' } as const;
  expect((await changePages(copy.root, change)).outcome).toBe('planned');
  expect(copy.exists('content/pages/people.json')).toBe(false);
  expect((await changePages(copy.root, { ...change, apply: true })).outcome).toBe('done');
  expect(copy.read('content/pages/people.json')).toContain('"$schema": "../../schemas/page.schema.json"');
  expect(copy.exists('content/pages/about/team.json')).toBe(false);
  const removal = { kind: 'remove', file: 'content/pages/people.json', to: '/about', apply: true } as const;
  expect((await changePages(copy.root, removal)).outcome).toBe('done');
  expect(JSON.parse(copy.read('content/redirects.json'))).toMatchObject({
    '/about/team': '/about',
    '/people': '/about',
  });
});

test('a page outside of the content is neither read nor written', async () => {
  symlinkSync(copy.root, path.join(copy.root, 'content/pages/away'));
  for (const file of ['package.json', '../package.json', 'content/pages/away/package.json']) {
    expect(() => openPage(copy.root, file)).toThrow(/is not a file|leads out/);
    await expect(savePage(copy.root, { file, hash: '', value: {} })).rejects.toThrow(
      /is not a file|leads out/,
    );
  }
  copy.remove('content/pages/away');
});
