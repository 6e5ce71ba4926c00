import path from 'node:path';
import type { AuthorTool } from '@json-site/dev/server';
import { LOOK_PATH } from '../looks/protocol.ts';
import { endpoint } from './endpoint.ts';
import { STUDIO_ENDPOINTS } from './endpoints.ts';
import { isLookable, lookAt } from './looks/look-at.ts';
import { runSchedule } from './publish/run-schedule.ts';

/** In the engine's repository a path from its root. In a site the studio is a package beside the engine. */
const FOLDER = import.meta.url.endsWith('.js') ? path.resolve(import.meta.dirname, '..') : 'src/dev/studio';

const tool = {
  pages: [
    { path: '/_studio', title: 'Studio', entry: `${FOLDER}/main.tsx` },
    { path: '/_studio/frame', title: 'Page preview', entry: `${FOLDER}/preview/frame.tsx` },
    { path: '/_studio/look', title: 'A page to look at', entry: `${FOLDER}/looks/main.tsx` },
  ],
  endpoints: STUDIO_ENDPOINTS,
} satisfies AuthorTool;

/** What somebody with a link may use without a session. */
const looks = {
  /** Below it are the links. */
  path: LOOK_PATH,
  page: '/_studio/look',
  isLookable,
  endpoints: { 'studio/look': endpoint({ secret: 'text', route: 'text' }, lookAt) },
};

/**
 * The studio as a tool of the development server; and for a server that runs all day, what publishes at a time and what
 * links show.
 */
export const studio = { ...tool, looks, runSchedule };
