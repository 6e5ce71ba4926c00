import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NeutralBlock, NeutralPage, NeutralSite } from '../../../scripts/bench/neutral/content.ts';
import { writeNeutralProject } from '../../../scripts/bench/neutral/project.ts';
import { compileProject } from '../../../scripts/content/load-content.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder(afterAll);
const neutral = path.join(folder, 'content');
const project = path.join(folder, 'project');

const quote = { label: 'Get a quote', href: '/quote' };
const item = (name: string) => ({ title: `Title of ${name}`, text: `Text of ${name}.` });
const linked = (name: string) => ({ ...item(name), href: '/privacy' });

const page = (route: string, title: string, blocks: NeutralBlock[]): NeutralPage => ({
  path: route,
  title: `${title} | Brand Ltd`,
  description: 'A description that is long enough for the search results of today.',
  blocks,
});

const pages = [
  page('/', 'Home', [
    {
      type: 'hero',
      title: 'Opening',
      text: 'Opening text.',
      actions: [quote, { label: 'Terms', href: '/terms' }],
      cards: [linked('hero card')],
    },
    { type: 'cards', title: 'Cards', text: 'Cards text.', items: [linked('card'), item('plain card')] },
    { type: 'accordion', title: 'Accordion', items: [item('accordion')] },
    { type: 'faq', title: 'Faq', items: [item('faq')] },
    {
      type: 'columns',
      title: 'Columns',
      columns: [1, 2, 3].map((n) => ({ title: `Column ${n}`, items: [`Point ${n}`] })),
    },
    { type: 'cta', title: 'Call', text: 'Call text.', action: quote },
  ]),
  ...['/privacy', '/terms'].map((route) =>
    page(route, 'Legal', [
      {
        type: 'prose',
        title: 'Prose',
        text: 'Prose text.',
        sections: [{ id: 's1', title: '1. Section', paragraphs: ['Paragraph one.', 'Paragraph two.'] }],
      },
    ]),
  ),
  ...['contact', 'quote'].map((name) =>
    page(`/${name}`, name, [
      { type: 'hero', title: 'Write', text: 'Write text.', actions: [], cards: [] },
      { type: 'form', name, title: 'Form', submit: 'Send', fields: [] },
    ]),
  ),
];
const site: NeutralSite = {
  brand: 'Brand Ltd',
  nav: [
    { label: 'Services', href: '/privacy', items: [{ label: 'One', href: '/terms' }] },
    { label: 'Write', href: '/contact' },
  ],
  footer: [{ label: 'Footer terms', href: '/terms' }],
  legal: 'Brand Ltd. Registered somewhere.',
};

beforeAll(async () => {
  mkdirSync(path.join(neutral, 'pages'), { recursive: true });
  writeFileSync(path.join(neutral, 'site.json'), JSON.stringify(site));
  for (const [index, one] of pages.entries())
    writeFileSync(path.join(neutral, `pages/${index}.json`), JSON.stringify(one));
  await writeNeutralProject(neutral, project);
});

/** All texts of a value, except types, ids and links. */
function texts(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['type', 'href', 'id', 'name'].includes(key) ? [] : [value];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) => texts(one, name));
}

test('the neutral content has no errors in this renderer', () => {
  const { diagnostics } = compileProject(project);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ file, code, message }) => `${file} ${code} ${message}`)).toEqual([]);
});

test('every page contains every word of the neutral page', () => {
  const compiled = compileProject(project).pages;
  expect(compiled.map(({ path }) => path).sort()).toEqual([...pages.map((one) => one.path), '/404'].sort());
  for (const one of pages) {
    const said = JSON.stringify(compiled.find(({ path }) => path === one.path)?.blocks);
    // Sections are numbered by their place.
    const wanted = texts(one.blocks).map((text) => text.replace(/^\d+\. /, ''));
    expect(wanted.filter((text) => !said.includes(text))).toEqual([]);
  }
});

test('leaves a folder with other files unchanged', async () => {
  const other = path.join(folder, 'other');
  mkdirSync(other);
  writeFileSync(path.join(other, 'letter.txt'), 'Dear');
  await expect(writeNeutralProject(neutral, other)).rejects.toThrow('contains other files');
});
