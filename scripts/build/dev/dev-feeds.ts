import type { Connect } from 'vite';
import type { ContentStore } from '@json-site/content/site';
import { decoded } from '@json-site/values/paths';
import { contentType } from '../hosting/addresses.ts';
import { calendarFiles } from '../pages/calendars.ts';
import { feedFiles, isFeedPath } from '../pages/feeds.ts';

/** Serves the feeds and calendars that the build writes, made from the content as it is at each request. */
export function devFeeds(store: ContentStore): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? request.url ?? '/', 'http://localhost');
    const isFeed = isFeedPath(pathname);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !(isFeed || pathname.endsWith('.ics'))) return next();
    const make = isFeed ? feedFiles : calendarFiles;
    const files = make(store.site(), store.pages(), store.sites());
    const file = decoded(pathname.slice(1));
    if (!Object.hasOwn(files, file)) return next();
    response.setHeader('Content-Type', contentType(file));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    response.end(files[file]);
  };
}
