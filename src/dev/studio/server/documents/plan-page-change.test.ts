import { describe, expect, test } from 'vitest';
import { SCHEMAS } from '../../../../../tests/support/small-site/schemas.ts';
import type { PageChange } from '../../protocol.ts';
import { planPageChange } from './plan-page-change.ts';

const page = (title: string, ...blocks: unknown[]) =>
  JSON.stringify({ $schema: '../../schemas/page.schema.json', title, blocks }, null, 2);

const FILES: Record<string, string> = {
  'site.json': '{ "menu": ["/", "/work", "/work?from=menu#team"], "sections": ["/work/*"] }\n',
  'redirects.json': '{\n  "/jobs": "/work"\n}\n',
  'pages/index.json': page('Start', { type: 'page-cards', pages: '/work/*' }),
  'pages/404.json': page('Not here'),
  'pages/work.json': page('Work', { type: 'hero', actions: [{ label: 'Up', href: '/work#team' }] }),
  'pages/work/day.json': page('Day', { type: 'back-link', to: '/work' }),
  'shuttles/care.json':
    '{ "title": "Care", "text": "See **us** [at work](/work) and [by day](/work/day)." }\n',
};

function plan(change: PageChange, files = FILES) {
  const input = {
    files: Object.entries(files).map(([path, text]) => ({ path: `content/${path}`, text })),
    media: [],
    icons: {},
    schemas: SCHEMAS,
  };
  return planPageChange(input, change);
}

const MOVE = { kind: 'move', file: 'content/pages/work.json', to: '/team/jobs' } as const;

describe('moving a page', () => {
  test('refuses an address that belongs to the build', () => {
    expect(() => plan({ ...MOVE, to: '/media/jobs' })).toThrow('/media/jobs cannot be the address of a page');
  });

  test('updates every link to it and adds a redirect', () => {
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
      'content/shuttles/care.json': FILES['shuttles/care.json']?.replace('(/work)', '(/team/jobs)'),
    });
  });

  test('reports each reference in words and with its line', () => {
    const { referrers } = plan(MOVE);
    const found = referrers.map(({ file, line, path }) => `${file}:${line} ${path}`);
    expect(referrers.map(({ where }) => where)).toContain('Shuttles: Care › Text');
    expect(found).toContain('content/shuttles/care.json:1 text');
    expect(found).toContain('content/pages/work/day.json:7 blocks[0].to');
    expect(found).toHaveLength(6);
  });

  test('moves the pages below and updates lists of them', () => {
    const { texts, redirects } = plan({ ...MOVE, to: '/team', withPagesBelow: true });
    expect(redirects).toEqual([
      ['/work', '/team'],
      ['/work/day', '/team/day'],
    ]);
    expect(texts.get('content/pages/team/day.json')).toContain('"to": "/team"');
    expect(texts.get('content/pages/index.json')).toContain('"pages": "/team/*"');
    expect(texts.get('content/site.json')).toContain('"sections": ["/team/*"]');
  });

  test('removes a redirect from the new address', () => {
    const { texts } = plan({ ...MOVE, to: '/jobs' });
    expect(JSON.parse(texts.get('content/redirects.json') ?? '')).toEqual({ '/work': '/jobs' });
  });

  test('creates redirects.json when it is missing', () => {
    const { 'redirects.json': _, ...files } = FILES;
    expect(JSON.parse(plan(MOVE, files).texts.get('content/redirects.json') ?? '')).toEqual({
      $schema: '../schemas/redirects.schema.json',
      '/work': '/team/jobs',
    });
  });
});

test('a page that moves there and back leaves no redirect from an address that was never published', () => {
  const published = '{ "routes": ["/", "/work", "/work/day"] }';
  const before = { ...FILES, 'published.json': published };
  const there = plan(MOVE, before);
  expect(there.redirects).toEqual([['/work', '/team/jobs']]);
  const moved = Object.fromEntries(
    [
      ...Object.entries(before),
      ...[...there.texts].map(([file, text]) => [file.replace('content/', ''), text]),
    ].filter(([, text]) => text !== null),
  ) as Record<string, string>;
  delete moved['pages/work.json'];
  const back = plan({ kind: 'move', file: 'content/pages/team/jobs.json', to: '/work' }, moved);
  expect(back.redirects).toEqual([]);
  const after = {
    ...moved,
    ...Object.fromEntries([...back.texts].map(([file, text]) => [file.replace('content/', ''), text])),
  };
  expect(JSON.parse(after['redirects.json'] ?? '')).toEqual({ '/jobs': '/work' });
  expect(after['pages/work.json']).toBe(FILES['pages/work.json']);
});

test('deleting a page redirects links to another page and removes their anchors', () => {
  const { texts, redirects } = plan({ kind: 'remove', file: 'content/pages/work.json', to: '/' });
  expect(texts.get('content/pages/work.json')).toBeNull();
  expect(texts.get('content/site.json')).toContain('"menu": ["/", "/", "/?from=menu"]');
  expect(texts.get('content/redirects.json')).toBe('{\n  "/jobs": "/",\n  "/work": "/"\n}\n');
  expect(redirects).toEqual([['/work', '/']]);
});

test.each([
  ['the home page', { ...MOVE, file: 'content/pages/index.json' }, 'Every site needs the page /.'],
  ['onto another page', { ...MOVE, to: '/work/day' }, '/work/day is already a page.'],
  ['to where it is', { ...MOVE, to: '/work' }, 'The address of the page is already /work.'],
  ['to an invalid address', { ...MOVE, to: '/Our Work' }, 'small letters, digits and single hyphens'],
  ['to an empty address', { ...MOVE, to: '' }, '“” cannot be an address'],
  ['out of the folder', { ...MOVE, to: '/../../etc' }, 'small letters, digits and single hyphens'],
  ['into itself', { ...MOVE, to: '/work/old', withPagesBelow: true }, 'would move as well'],
  [
    'without an existing target',
    { ...MOVE, kind: 'remove', to: '/nowhere' } as const,
    'cannot redirect to /nowhere',
  ],
])('refuses to move or delete a page: %s', (_, change, message) => {
  expect(() => plan(change)).toThrow(message);
});
