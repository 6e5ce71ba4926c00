import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { PageData } from '../../../src/compiler/types.ts';
import type { Site } from '../../../src/model/content-types.ts';
import type { ContentStore } from '../../content/content-store.ts';
import { devFeeds } from './dev-feeds.ts';

const page = (values: object) => ({ blocks: [], ...values }) as unknown as PageData;

const PAGES = [
  page({
    path: '/talks',
    title: 'Talks',
    description: 'All talks.',
    feed: { title: 'News' },
    calendar: { title: 'Talks' },
  }),
  page({
    path: '/talks/ropes',
    title: 'Ropes',
    summary: 'Of ropes.',
    date: { iso: '2027-01-01', text: '' },
    event: { name: 'Ropes', start: '2027-07-05' },
  }),
];

const store = {
  site: () => ({ url: 'https://www.example.org', language: 'en-GB', brand: { name: 'Hall' } }) as Site,
  sites: () => ({}),
  pages: () => PAGES,
} as unknown as ContentStore;

test('serves the feeds and calendars of the build, and nothing else', async () => {
  const feeds = devFeeds(store);
  const server = createServer((request, response) =>
    feeds(request, response, () => response.writeHead(404).end()),
  ).listen(0);
  const { port } = server.address() as AddressInfo;
  const get = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`);
    return [response.status, response.headers.get('content-type'), await response.text()];
  };
  expect(await get('/talks/ropes.ics')).toEqual([
    200,
    'text/calendar; charset=utf-8',
    expect.stringContaining('SUMMARY:Ropes'),
  ]);
  expect((await get('/talks.ics'))[2]).toContain('NAME:Talks');
  expect((await get('/talks/feed.xml'))[1]).toBe('application/atom+xml; charset=utf-8');
  expect((await get('/other.ics'))[0]).toBe(404);
  expect((await get('/talks'))[0]).toBe(404);
  server.close();
});
