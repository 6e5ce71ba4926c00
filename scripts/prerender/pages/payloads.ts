import type { PagePayload } from '../../../src/app/navigation/payload.ts';
import type { PageData } from '../../../src/compiler/types.ts';

/** Today as `YYYY-MM-DD`, where this process runs. */
export function today(): string {
  return new Date().toLocaleDateString('sv-SE');
}

/** What the browser gets of a page: only what it shows. */
export function payloadOf(page: PageData, build: string, renderedOn = today()): PagePayload {
  const { path, title, description, reveal, blocks } = page;
  return {
    build,
    renderedOn,
    page: { path, title, description, ...(reveal && { reveal }), blocks },
  };
}
