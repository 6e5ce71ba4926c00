import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openContent } from '../../../scripts/content/content-store.ts';
import { copySite, runNodeIn } from '../../../scripts/test/site-copy.ts';
import type { PageOnDisk, PageValue } from '../../../src/dev/studio/protocol.ts';
import { changePage } from '../../../src/dev/studio/server/documents/change-page.ts';
import { createRecord, deleteRecord } from '../../../src/dev/studio/server/documents/change-records.ts';
import { createPage } from '../../../src/dev/studio/server/documents/create-page.ts';
import { listsInOrder } from '../../../src/dev/studio/server/documents/lists-in-order.ts';
import { orderDocuments } from '../../../src/dev/studio/server/documents/order-documents.ts';
import { checkDraft } from '../../../src/dev/studio/server/drafts/check-draft.ts';
import { openPage } from '../../../src/dev/studio/server/drafts/open-page.ts';
import { savePage } from '../../../src/dev/studio/server/drafts/save-page.ts';
import { recentChanges, undoChange } from '../../../src/dev/studio/server/history/change-sets.ts';
import { replaceWords } from '../../../src/dev/studio/server/search/replace.ts';
import { search } from '../../../src/dev/studio/server/search/search.ts';

const ABOUT = 'content/pages/about.json';

const copy = await copySite();
const context = { root: copy.root, store: openContent(copy.root) };
const text = copy.read(ABOUT);
beforeEach(() => copy.write(ABOUT, text));
afterAll(() => copy.dispose());

const draft = ({ file, hash, value }: PageOnDisk, change: PageValue) => ({
  file,
  hash,
  value: { ...value, ...change },
});

const blocksOf = ({ value }: PageOnDisk) => value?.['blocks'] as Record<string, unknown>[];

test('saves a page, unless its file has changed since it was opened', async () => {
  const page = openPage(context, ABOUT);
  const saved = await savePage(context, draft(page, { title: 'Who we are' }));
  expect(saved.outcome).toBe('saved');
  const now = copy.read(ABOUT);
  expect(now).toBe(text.replace(/"title": ".*?"/, '"title": "Who we are"'));

  const result = await savePage(context, draft(page, { title: 'Who else' }));
  expect(result).toMatchObject({ outcome: 'conflict', page: { value: { title: 'Who we are' } } });
  expect(copy.read(ABOUT)).toBe(now);
});

test('checks and renders a draft without writing it', async () => {
  const page = openPage(context, ABOUT);
  const blocks = [{ type: 'card-gird' }, ...blocksOf(page)];
  const { diagnostics, payload, renderedBlocks } = await checkDraft(
    context,
    draft(page, { title: 'Drafted', blocks }),
  );
  expect(diagnostics.map(({ code, path: jsonPath }) => `${code} ${jsonPath}`)).toContain(
    'unknown-block blocks[0].type',
  );
  expect(payload?.page.title).toBe('Drafted');
  expect(renderedBlocks).toEqual(blocksOf(page).map((_, index) => index + 1));
  expect(copy.read(ABOUT)).toBe(text);
});

test('checks a draft while its file is broken', async () => {
  const page = openPage(context, ABOUT);
  copy.write(ABOUT, text.replace('{', '{ // A comment.'));
  const { diagnostics } = await checkDraft(context, draft(page, { title: '' }));
  expect(diagnostics.map(({ path: jsonPath }) => jsonPath)).toEqual(['title']);
});

test('refuses a change that breaks a link on another page', async () => {
  const home = openPage(context, 'content/pages/index.json');
  const before = copy.read(home.file);
  copy.write(ABOUT, text.replace('"href": "/contact"', '"href": "/#services"'));
  const blocks = blocksOf(home).map(({ id, ...block }) =>
    id === undefined || id === 'services' ? block : { ...block, id },
  );
  const result = await savePage(context, draft(home, { blocks }));
  expect(result).toMatchObject({ outcome: 'refused' });
  expect(result.outcome === 'refused' && result.diagnostics.map(({ file }) => file)).toContain(ABOUT);
  expect(copy.read(home.file)).toBe(before);
});

test('saves a page although another page has errors', async () => {
  copy.write(ABOUT, text.replace('"href": "/contact"', '"href": "/nowhere"'));
  const faq = openPage(context, 'content/pages/faq.json');
  const before = copy.read(faq.file);
  const result = await savePage(context, draft(faq, { summary: 'Answers to what people ask us.' }));
  expect(result.outcome).toBe('saved');
  copy.write(faq.file, before);
});

test('saves a change although another block of the page has an error', async () => {
  copy.write(ABOUT, text.replace('"href": "/contact"', '"href": "/nowhere"'));
  const page = openPage(context, ABOUT);
  const opened = await checkDraft(context, draft(page, { title: 'Who we are' }));
  expect(opened.blocking).toBe(0);
  expect((await savePage(context, draft(page, { title: 'Who we are' }))).outcome).toBe('saved');
  const broken = openPage(context, ABOUT);
  const result = await savePage(context, draft(broken, { title: '' }));
  expect(result.outcome).toBe('refused');
  copy.write(ABOUT, text);
});

test('creates a record, edits it and deletes it, but not one that a page uses', async () => {
  const made = await createRecord(context, { kind: 'services', title: 'Data Training' });
  expect(made).toEqual({ diagnostics: [], address: 'services/data-training' });
  const file = 'content/services/data-training.json';
  const record = openPage(context, file);
  expect((await savePage(context, draft(record, { title: 'Data training' }))).outcome).toBe('saved');
  expect(await deleteRecord(context, file)).toEqual({ diagnostics: [] });
  expect(copy.exists(file)).toBe(false);
  const used = openPage(context, 'content/services/devops.json');
  expect(used.usedOn).toContain('/services');
  expect((await deleteRecord(context, used.file)).diagnostics).not.toEqual([]);
  expect(copy.exists(used.file)).toBe(true);
});

test('saves the whole site with one changed line and shows it on the page that was open', async () => {
  const site = openPage(context, 'content/site.json');
  const before = copy.read(site.file);
  const contact = { ...(site.value?.['contact'] as object), phone: '020 7946 0999' };
  const checked = await checkDraft(context, { ...draft(site, { contact }), showOn: '/faq' });
  expect(checked.payload?.page.path).toBe('/faq');
  expect(checked.shared?.site.contact.phone).toBe('020 7946 0999');
  expect((await savePage(context, draft(site, { contact }))).outcome).toBe('saved');
  expect(copy.read(site.file)).toBe(before.replace(/"phone": "[^"]*"/, '"phone": "020 7946 0999"'));
  copy.write(site.file, before);
});

test('formats the saved file if it was formatted before', async () => {
  const line = (length: number) => [{ label: 'x'.repeat(length), href: '/contact' }];
  const block =
    '"type": "call-to-action",\n      "heading": "Talk",\n      "actions": [{ "label": "Go", "href": "/contact" }]';
  const formatted = text.replace(/\n {2}\]\n\}\n$/, `,\n    {\n      ${block}\n    }\n  ]\n}\n`);
  for (const start of [formatted, formatted.replaceAll('\n', '\r\n')]) {
    copy.write(ABOUT, start);
    const opened = openPage(context, ABOUT);
    const blocks = blocksOf(opened).map((one) =>
      one['heading'] === 'Talk' ? { ...one, actions: line(60) } : one,
    );
    expect((await savePage(context, draft(opened, { blocks }))).outcome).toBe('saved');
    const kept = copy.read(ABOUT);
    expect(kept.includes('\r\n')).toBe(start.includes('\r\n'));
    const check = await runNodeIn(copy.root, ['node_modules/@biomejs/biome/bin/biome', 'format', ABOUT]);
    expect(check.status === 0).toBe(!start.includes('\r\n'));
  }
});

test('copies a page, moves it with a redirect and deletes it', async () => {
  const page = { route: '/about/team', title: 'Our team', description: text.slice(0, 60), copyOf: ABOUT };
  const description = 'The people who do the work, what they did before and how to reach each of them.';
  expect(await createPage(context, { ...page, description })).toEqual({
    diagnostics: [],
    address: '/about/team',
  });
  const made = copy.read('content/pages/about/team.json');
  expect(made).toContain('"$schema": "../../../schemas/page.schema.json"');
  expect(Object.keys(JSON.parse(made))).toEqual(['$schema', 'title', 'description', 'draft', 'blocks']);
  expect(JSON.parse(made)).toMatchObject({ draft: true, blocks: JSON.parse(text).blocks });
  await expect(createPage(context, { ...page, description })).rejects.toThrow('already');

  const change = { kind: 'move', file: 'content/pages/about/team.json', to: '/people' } as const;
  expect((await changePage(context, change)).diagnostics).toEqual([]);
  expect(copy.exists('content/pages/people.json')).toBe(false);
  expect((await changePage(context, { ...change, apply: true })).address).toBe('/people');
  expect(copy.read('content/pages/people.json')).toContain('"$schema": "../../schemas/page.schema.json"');
  expect(copy.exists('content/pages/about/team.json')).toBe(false);
  const removal = { kind: 'remove', file: 'content/pages/people.json', to: '/about', apply: true } as const;
  expect((await changePage(context, removal)).diagnostics).toEqual([]);
  expect(JSON.parse(copy.read('content/redirects.json'))).not.toHaveProperty('/about/team');
});

test('undoes a move with its references and redirects in one step, keeps later edits, and redoes it', async () => {
  const files = [
    'content/pages/index.json',
    'content/redirects.json',
    'content/site.json',
    'content/pages/faq.json',
  ];
  const before = new Map(files.map((file) => [file, copy.read(file)]));
  const change = { kind: 'move', file: 'content/pages/faq.json', to: '/questions', apply: true } as const;
  expect((await changePage(context, change)).diagnostics).toEqual([]);
  expect(JSON.parse(copy.read('content/redirects.json'))).toMatchObject({ '/faq': '/questions' });
  const moved = copy.read('content/pages/questions.json');

  // Another server process reads the same record.
  const restarted = { root: copy.root, store: openContent(copy.root) };
  const [last] = recentChanges(restarted);
  expect(last?.title).toBe('Move /faq to /questions');
  const home = openPage(restarted, 'content/pages/index.json');
  await savePage(restarted, draft(home, { summary: 'Edited after the move.' }));
  expect(await undoChange(restarted, last?.id ?? '')).toEqual({ diagnostics: [], address: '/faq' });
  for (const file of files.slice(1)) expect(copy.read(file)).toBe(before.get(file));
  expect(JSON.parse(copy.read('content/pages/index.json')).summary).toBe('Edited after the move.');
  expect(copy.exists('content/pages/questions.json')).toBe(false);

  expect((await undoChange(restarted, recentChanges(restarted)[0]?.id ?? '')).diagnostics).toEqual([]);
  expect(copy.read('content/pages/questions.json')).toBe(moved);

  copy.replace('content/pages/questions.json', '"title"', '"summary": "Edited by someone else", "title"');
  await expect(undoChange(restarted, recentChanges(restarted)[0]?.id ?? '')).rejects.toThrow(
    /Page “.questions” has changed since/,
  );
  expect(copy.read('content/pages/questions.json')).toContain('Edited by someone else');
  copy.remove('content/pages/questions.json');
  for (const [file, content] of before) copy.write(file, content);
});

test('finds titles, texts and the names of shared fields', () => {
  const found = (words: string) =>
    search(context, { words }).matches.map(({ file, path }) => `${file} ${path}`);
  expect(found('telephone')).toContainEqual(expect.stringMatching(/^content\/site\.json .*phone/));
  expect(found('menu')).toContainEqual(expect.stringMatching(/^content\/site\.json /));
  expect(found('about tidewell')).toContain(`${ABOUT} blocks[1].heading`);
  // The help of every link has the word as well.
  expect(found('story')[0]).toBe(`${ABOUT} blocks[2].heading`);
  expect(found('nothing is called this')).toEqual([]);
});

test('replaces words in texts, but not in addresses, as one change that can be undone', async () => {
  copy.write(ABOUT, text.replace('About Tidewell', 'The contact page'));
  const before = copy.read(ABOUT);
  context.store.refresh();
  const request = { words: 'The contact page', by: 'The contact form' };
  const planned = await replaceWords(context, request);
  expect(planned.changes.map(({ after }) => after)).toEqual(['The contact form']);
  expect(copy.read(ABOUT)).toBe(before);
  await replaceWords(context, { ...request, apply: true });
  expect(copy.read(ABOUT)).toBe(before.replace('The contact page', 'The contact form'));
  await undoChange(context, recentChanges(context)[0]?.id ?? '');
  expect(copy.read(ABOUT)).toBe(before);
  const addresses = await replaceWords(context, { words: '/contact', by: '/nowhere' });
  expect(addresses.changes.filter(({ before: was }) => was === '/contact')).toEqual([]);
});

test('orders the pages of a section by their places alone, as one change that can be undone', async () => {
  const list = '/industries';
  const now = () => listsInOrder(context.store.input()).get(list)?.files ?? [];
  const before = now();
  const texts = before.map((file) => copy.read(file));
  const [first = '', ...others] = before;
  const files = [...others, first];
  expect((await orderDocuments(context, { list, files })).diagnostics).toEqual([]);
  expect(now()).toEqual(files);
  for (const [index, file] of before.entries())
    expect(copy.read(file).replace(/"order": \d+/, '')).toBe(texts[index]?.replace(/"order": \d+/, ''));
  expect(recentChanges(context)[0]?.title).toBe('Order the pages below “Industries”');
  await undoChange(context, recentChanges(context)[0]?.id ?? '');
  expect(before.map((file) => copy.read(file))).toEqual(texts);
  // Somebody else has added or removed a page meanwhile.
  const stale = orderDocuments(context, { list, files: others });
  await expect(stale).rejects.toThrow('This list has changed.');
  await expect(orderDocuments(context, { list, files: [...others, ABOUT] })).rejects.toThrow('has changed');
});

test('orders the records of a collection whose schema has a place', async () => {
  const schema = 'schemas/records/services.schema.json';
  const before = copy.read(schema);
  const named = listsInOrder(context.store.input());
  expect(named.has('services')).toBe(false);
  const seat = { type: 'integer', means: 'position', title: 'Seat', description: 'Its place in lists.' };
  copy.write(schema, before.replace('"properties": {', `"properties": { "seat": ${JSON.stringify(seat)},`));
  context.store.refresh();
  const now = () => listsInOrder(context.store.input()).get('services');
  const { files = [], property } = now() ?? {};
  expect(property).toBe('seat');
  const texts = files.map((file) => copy.read(file));
  const reversed = files.toReversed();
  expect((await orderDocuments(context, { list: 'services', files: reversed })).diagnostics).toEqual([]);
  expect(now()?.files).toEqual(reversed);
  expect(recentChanges(context)[0]?.title).toBe('Order “Services”');
  await undoChange(context, recentChanges(context)[0]?.id ?? '');
  expect(files.map((file) => copy.read(file))).toEqual(texts);
  copy.write(schema, before);
  context.store.refresh();
});

test('refuses files outside content/', async () => {
  symlinkSync(copy.root, path.join(copy.root, 'content/pages/away'));
  for (const file of ['package.json', '../package.json', 'content/pages/away/package.json']) {
    expect(() => openPage(context, file)).toThrow(/is not a file|is outside/);
    await expect(savePage(context, { file, hash: '', value: {} })).rejects.toThrow(
      /is not a file|is outside/,
    );
  }
  copy.remove('content/pages/away');
});
