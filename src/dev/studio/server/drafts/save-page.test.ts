import { afterAll, expect, test } from 'vitest';
import { openContent } from '../../../../../scripts/content/content-store.ts';
import { copySite } from '../../../../../scripts/test/site-copy.ts';
import { openPage } from './open-page.ts';
import { savePage } from './save-page.ts';

const copy = await copySite();
afterAll(() => copy.dispose());

const PAGE = 'content/pages/layout.json';
/** The last block has an object on one line, which the formatter leaves as it is. */
const TEXT = `{
  "$schema": "../../schemas/page.schema.json",
  "title": "Layout",
  "description": "A page of this test, which is on no menu and which no other page of the site links to.",
  "blocks": [
    {
      "type": "page-header"
    },
    {
      "type": "call-to-action",
      "heading": "Go on from here",
      "actions": [{ "label": "Back to the start", "href": "/" }]
    }
  ]
}
`;

test('a block whose removal was saved gets back the text that it had', async () => {
  copy.write(PAGE, TEXT);
  const context = { root: copy.root, store: openContent(copy.root) };
  const { hash, value } = openPage(context, PAGE);
  const blocks = value?.['blocks'] as unknown[];
  const removed = await savePage(context, {
    file: PAGE,
    hash,
    value: { ...value, blocks: blocks.slice(0, -1) },
  });
  expect(removed.outcome).toBe('saved');
  await savePage(context, { file: PAGE, hash: openPage(context, PAGE).hash, value: { ...value } });
  expect(copy.read(PAGE)).toBe(TEXT);
});

test('a translation is edited as the whole document, and its file gets what differs', async () => {
  const site = JSON.parse(copy.read('content/site.json')) as { languages?: unknown; labels: object };
  site.languages = [
    { tag: 'en-GB', name: 'English' },
    { tag: 'cy', name: 'Cymraeg' },
  ];
  copy.write('content/site.json', JSON.stringify(site));
  const file = 'content/site.cy.json';
  const context = { root: copy.root, store: openContent(copy.root) };
  const { hash, value } = openPage(context, file);
  expect(value).toEqual(site);
  const saved = await savePage(context, {
    file,
    hash,
    value: { ...value, labels: { ...site.labels, close: 'Cau' } },
  });
  expect(saved.outcome).toBe('saved');
  expect(JSON.parse(copy.read(file))).toEqual({ labels: { close: 'Cau' } });
  // The form shows the texts of the main language as well, so a change of these is one of the document.
  const before = openPage(context, file);
  copy.write('content/site.json', JSON.stringify({ ...site, labels: { ...site.labels, menu: 'The menu' } }));
  const late = await savePage(context, { file, hash: before.hash, value: { ...before.value } });
  expect(late).toMatchObject({ outcome: 'conflict', page: { value: { labels: { menu: 'The menu' } } } });
});
