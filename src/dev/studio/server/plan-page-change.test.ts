import { describe, expect, test } from 'vitest';
import { SCHEMAS } from '../../../../tests/engine/support/schemas.ts';
import { type PageChangeRequest, planPageChange } from './plan-page-change.ts';

const page = (title: string, ...blocks: unknown[]) =>
  JSON.stringify({ $schema: '../../schemas/page.schema.json', title, blocks }, null, 2);

const FILES: Record<string, string> = {
  'site.json': '{ "menu": ["/", "/work", "/work?from=menu#team"], "sections": ["/work/*"] }\n',
  'redirects.json': '{\n  "/jobs": "/work"\n}\n',
  'pages/index.json': page('Start', { type: 'page-cards', pages: '/work/*' }),
  'pages/404.json': page('Not here'),
  'pages/work.json': page('Work', { type: 'hero', actions: [{ label: 'Up', href: '/work#team' }] }),
  'pages/work/day.json': page('Day', { type: 'back-link', to: '/work' }),
  'services/care.json':
    '{ "title": "Care", "text": "See **us** [at work](/work) and [by day](/work/day)." }\n',
};

function plan(wanted: PageChangeRequest, files = FILES) {
  const input = {
    files: Object.entries(files).map(([path, text]) => ({ path: `content/${path}`, text })),
    media: [],
    icons: {},
    schemas: SCHEMAS,
  };
  return planPageChange(input, wanted);
}

const MOVE = { kind: 'move', file: 'content/pages/work.json', to: '/team/jobs' } as const;

describe('a page that moves', () => {
  test('takes every link to it along and leaves a redirect', () => {
    const { texts } = plan(MOVE);
    expect(Object.fromEntries(texts)).toEqual({
      'content/site.json':
        '{ "menu": ["/", "/team/jobs", "/team/jobs?from=menu#team"], "sections": ["/work/*"] }\n',
      'content/redirects.json': '{\n  "/jobs": "/team/jobs",\n  "/work": "/team/jobs"\n}\n',
      'content/pages/work.json': null,
      'content/pages/team/jobs.json': FILES['pages/work.json']
        ?.replace('../../schemas', '../../../schemas')
        .replace('/work#team', '/team/jobs#team'),
      'content/pages/work/day.json': FILES['pages/work/day.json']?.replace('"/work"', '"/team/jobs"'),
      'content/services/care.json': FILES['services/care.json']?.replace('(/work)', '(/team/jobs)'),
    });
  });

  test('names each place with its line', () => {
    const found = plan(MOVE).referrers.map(({ file, line, path }) => `${file}:${line} ${path}`);
    expect(found).toContain('content/services/care.json:1 text');
    expect(found).toContain('content/pages/work/day.json:7 blocks[0].to');
    expect(found).toHaveLength(6);
  });

  test('can take the pages below and lists of them along', () => {
    const { texts, moves } = plan({ ...MOVE, to: '/team', withPagesBelow: true });
    expect(moves).toEqual([
      ['/work', '/team'],
      ['/work/day', '/team/day'],
    ]);
    expect(texts.get('content/pages/team/day.json')).toContain('"to": "/team"');
    expect(texts.get('content/pages/index.json')).toContain('"pages": "/team/*"');
    expect(texts.get('content/site.json')).toContain('"sections": ["/team/*"]');
  });

  test('takes back a redirect from where it comes to stand', () => {
    const { texts } = plan({ ...MOVE, to: '/jobs' });
    expect(JSON.parse(texts.get('content/redirects.json') ?? '')).toEqual({ '/work': '/jobs' });
  });

  test('starts a file of redirects where there is none', () => {
    const { 'redirects.json': _, ...files } = FILES;
    expect(JSON.parse(plan(MOVE, files).texts.get('content/redirects.json') ?? '')).toEqual({
      $schema: '../schemas/redirects.schema.json',
      '/work': '/team/jobs',
    });
  });
});

test('a page that is removed hands its visitors to another, without the places that were on it', () => {
  const { texts, redirects } = plan({ kind: 'remove', file: 'content/pages/work.json', to: '/' });
  expect(texts.get('content/pages/work.json')).toBeNull();
  expect(texts.get('content/site.json')).toContain('"menu": ["/", "/", "/?from=menu"]');
  expect(texts.get('content/redirects.json')).toBe('{\n  "/jobs": "/",\n  "/work": "/"\n}\n');
  expect(redirects).toEqual([['/work', '/']]);
});

test.each([
  ['the home page', { ...MOVE, file: 'content/pages/index.json' }, 'Every site needs the page /.'],
  ['onto another page', { ...MOVE, to: '/work/day' }, '/work/day is a page already.'],
  ['to where it is', { ...MOVE, to: '/work' }, "The page's address is /work already."],
  ['to a wild address', { ...MOVE, to: '/Our Work' }, 'small letters, digits and single hyphens'],
  ['out of the folder', { ...MOVE, to: '/../../etc' }, 'small letters, digits and single hyphens'],
  ['into itself', { ...MOVE, to: '/work/old', withPagesBelow: true }, 'would move along'],
  ['away to nowhere', { ...MOVE, kind: 'remove', to: '/nowhere' } as const, '/nowhere is not a page'],
])('%s is refused in words', (_, wanted, words) => {
  expect(() => plan(wanted)).toThrow(words);
});
