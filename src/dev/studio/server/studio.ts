import path from 'node:path';
import type { AuthorTool } from '@json-site/dev/server';
import { STUDIO_ENDPOINTS } from './endpoints.ts';
import { runSchedule } from './publish/run-schedule.ts';

/** In the engine's repository a path from its root. In a site the studio is a package beside the engine. */
const FOLDER = import.meta.url.endsWith('.js') ? path.resolve(import.meta.dirname, '..') : 'src/dev/studio';

const tool = {
  pages: [
    { path: '/_studio', title: 'Studio', entry: `${FOLDER}/main.tsx` },
    { path: '/_studio/frame', title: 'Page preview', entry: `${FOLDER}/preview/frame.tsx` },
  ],
  endpoints: STUDIO_ENDPOINTS,
} satisfies AuthorTool;

/** The studio as a tool of the development server; and for a server that runs all day, what publishes at a time. */
export const studio = { ...tool, runSchedule };
