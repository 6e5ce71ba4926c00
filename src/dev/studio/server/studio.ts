import type { AuthorTool } from '@json-site/dev/server';
import { STUDIO_ENDPOINTS } from './endpoints.ts';
import { undoUnfinishedMerge } from './git/combine.ts';

/** The studio as a tool of the development server. */
export const studio: AuthorTool = {
  endpoints: STUDIO_ENDPOINTS,
  start: (root) => {
    // Without git there is nothing to undo.
    undoUnfinishedMerge(root).catch(() => undefined);
  },
};
