import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadParts } from '../../../src/forms/parts/load-parts.ts';
import { receiver } from '../../../src/forms/plain/function/receive.ts';
import { PlainForm } from '../../../src/forms/plain/PlainForm.tsx';
import type { SubmissionRow } from '../../../src/forms/submit/row.ts';
import { makeForm } from '../../support/made-form.ts';
import { compiledRules, renderedForm } from '../../support/rendered-form.tsx';
import { renderedPart } from '../../support/rendered-part.tsx';

const TEXT = { type: 'string', maxLength: 80 };

const SCHEMA = {
  type: 'object',
  required: ['name', 'guide', 'teams'],
  properties: {
    name: { ...TEXT, title: 'Name' },
    guide: { type: 'boolean', title: 'A guide?' },
    tags: { type: 'array', title: 'Tags', items: TEXT, maxItems: 2 },
    teams: {
      type: 'array',
      title: 'Teams',
      minItems: 1,
      items: {
        type: 'object',
        required: ['title'],
        properties: {
          title: { ...TEXT, title: 'Title' },
          members: {
            type: 'array',
            title: 'Members',
            items: { type: 'object', required: ['who'], properties: { who: { ...TEXT, title: 'Who' } } },
          },
        },
      },
    },
  },
  if: { properties: { guide: { const: true } }, required: ['guide'] },
  then: { required: ['language'], properties: { language: { ...TEXT, title: 'Language' } } },
};

let post: (pairs: [string, string][]) => Promise<{ status: number; page: ReturnType<typeof parse> }>;
let shown: string;
const rows: SubmissionRow[] = [];

/** What a browser sends of a page: its controls with what they contain, after some changes. */
function pairsOf(page: ReturnType<typeof parse>, changes: Record<string, string> = {}): [string, string][] {
  return page.querySelectorAll('form :is(input, textarea, select)').flatMap((control): [string, string][] => {
    const name = control.getAttribute('name') ?? '';
    const isBox = /checkbox|radio/.test(control.getAttribute('type') ?? '');
    const own = control.tagName === 'TEXTAREA' ? control.text : (control.getAttribute('value') ?? '');
    if (isBox && !control.hasAttribute('checked') && changes[name] !== own) return [];
    return [[name, isBox ? own : (changes[name] ?? own)]];
  });
}

const textIn = (page: ReturnType<typeof parse>, name: string) =>
  page.querySelector(`[name="${name}"]`)?.getAttribute('value');

beforeAll(async () => {
  const { data, form, report } = makeForm(SCHEMA);
  if (!form) throw new Error(report);
  const rules = await compiledRules(data.core);
  const parts = await loadParts(form);
  const app = await renderedPart(<PlainForm form={form} rules={rules} parts={parts} headingLevel={2} />);
  shown = await renderedForm(form, rules);
  const receive = receiver(
    { made: rules },
    {
      read: async () =>
        new Response(`<html lang="en-GB"><head><title>Page</title></head><body>${app}</body></html>`),
      store: async (_table, row) => {
        rows.push(row);
        return { status: 201, reference: '96GV-ADJT' };
      },
      site: '',
    },
  );
  post = async (pairs) => {
    const body = new URLSearchParams(pairs).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await receive(
      new Request('https://site.example/_submit/?made', { method: 'POST', headers, body }),
    );
    return { status: response.status, page: parse(await response.text()) };
  };
});

describe('a form with conditions and lists, without JavaScript', () => {
  it('shows every question from the start, and says for which answers it is', () => {
    const page = parse(shown, { blockTextElements: { script: true } });
    expect(page.querySelectorAll('noscript [name="language"]')).toHaveLength(1);
    expect(page.querySelector('noscript [name="language"]')?.hasAttribute('required')).toBe(false);
    expect(shown).toContain('Only needed if you answer “A guide?” with: Yes.');
    expect(shown).not.toMatch(/<noscript>(?:(?!<\/noscript>).)*<noscript>/s);
    expect(page.querySelectorAll('noscript [name="_add"]').map((one) => one.getAttribute('value'))).toEqual([
      'tags',
      'teams.0.members',
      'teams',
    ]);
  });

  it('removes no entry of as many as a list must have', async () => {
    expect(shown).toContain('name="_add"');
    expect(shown).not.toContain('name="_remove"');
    const removable = async (...pairs: [string, string][]) =>
      (await post(pairs)).page.querySelectorAll('[name="_remove"]').map((one) => one.getAttribute('value'));
    expect(await removable(['_add', 'teams'])).toEqual([]);
    expect(await removable(['_entry', 'teams.0'], ['_add', 'teams'])).toEqual(['teams.0', 'teams.1']);
    // The list of tags may be empty.
    expect(await removable(['_entry', 'teams.0'], ['_add', 'tags'])).toEqual(['tags.0']);
  });

  it('adds an entry and removes one, with everything that was entered', async () => {
    const begun = await post([['_add', 'teams']]);
    expect(begun.status).toBe(200);
    expect(textIn(begun.page, 'teams.0.title')).toBe('');
    const texts = { name: 'Ada "<&>', 'teams.0.title': 'One' };
    const second = await post([...pairsOf(begun.page, texts), ['_add', 'teams']]);
    expect(second.page.querySelector('[autofocus]')?.getAttribute('name')).toBe('teams.1.title');
    expect(second.page.text).toContain('Team 2');
    const nested = await post([
      ...pairsOf(second.page, { 'teams.1.title': 'Two' }),
      ['_add', 'teams.1.members'],
    ]);
    expect(nested.page.querySelector('[autofocus]')?.getAttribute('name')).toBe('teams.1.members.0.who');
    expect(nested.page.getElementById('made.teams.1.members.0.who')).not.toBeNull();
    const filled = pairsOf(nested.page, { 'teams.1.members.0.who': 'Bea' });
    const { page } = await post([...filled, ['_remove', 'teams.0']]);
    expect(textIn(page, 'name')).toBe('Ada "<&>');
    expect(textIn(page, 'teams.0.title')).toBe('Two');
    expect(textIn(page, 'teams.0.members.0.who')).toBe('Bea');
    expect(page.querySelectorAll('[name="teams.1.title"], [data-error]')).toEqual([]);
    expect(page.querySelector('title')?.text).toBe('Page');
    expect(page.toString()).not.toContain('⟦');
    const ids = page.querySelectorAll('[id]').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(rows).toEqual([]);
    const sent = await post([...pairsOf(page), ['guide', 'false']]);
    expect(sent.status).toBe(200);
    expect(rows).toEqual([
      {
        name: 'Ada "<&>',
        guide: false,
        language: null,
        tags: null,
        teams: [{ title: 'Two', members: [{ who: 'Bea' }] }],
      },
    ]);
  });

  it('offers no more entries than a list may have', async () => {
    const { page } = await post([
      ['_entry', 'tags.0'],
      ['_add', 'tags'],
    ]);
    expect(page.querySelectorAll('[name="tags.0"], [name="tags.1"]').length).toBe(2);
    expect(page.querySelectorAll('[name="_add"][value="tags"]').length).toBe(0);
    expect(
      (
        await post([
          ['_entry', 'tags.999'],
          ['_entry', 'teams.999'],
        ])
      ).status,
    ).toBe(413);
  });

  it('comes back with the errors of questions that apply, and ignores answers to the others', async () => {
    rows.length = 0;
    const entered: [string, string][] = [
      ['name', 'Ada'],
      ['_entry', 'teams.0'],
      ['_entry', 'teams.1'],
      ['teams.1.title', 'Two'],
    ];
    const { status, page } = await post([...entered, ['guide', 'true']]);
    expect(status).toBe(422);
    expect(page.querySelector('title')?.text).toBe('Not yet: Page');
    const links = page.querySelectorAll('[data-error-summary] a');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#made.language', '#made.teams.0.title']);
    for (const link of links)
      expect(page.getElementById(`${link.getAttribute('href')?.slice(1)}-error`)?.text).toBeTruthy();
    const { status: stored } = await post([
      ...entered,
      ['guide', 'false'],
      ['language', 'Welsh'],
      ['teams.0.title', 'One'],
    ]);
    expect(stored).toBe(200);
    expect(rows).toEqual([expect.objectContaining({ guide: false, language: null })]);
  });
});
