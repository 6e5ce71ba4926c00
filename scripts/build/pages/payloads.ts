import type { PagePayload } from '@json-site/app/addresses';
import type { PageData } from '@json-site/compiler/types';

/** Today as `YYYY-MM-DD`, in the local time zone. */
export function today(): string {
  return new Date().toLocaleDateString('sv-SE');
}

/** The data of a page for the browser: only what the page shows. */
export function payloadOf(page: PageData, build: string, renderedOn = today()): PagePayload {
  const { path, title, searchTitle, description, reveal, blocks, language, dir, home, versions } = page;
  return {
    build,
    renderedOn,
    page: {
      path,
      title,
      ...(searchTitle && { searchTitle }),
      description,
      ...(reveal && { reveal }),
      blocks,
      ...(language && { language }),
      ...(dir && { dir }),
      ...(home && { home }),
      ...(versions && { versions }),
    },
  };
}
