import { createServer } from 'node:http';
import path from 'node:path';
import { NOT_FOUND } from '../../../src/content/routes.ts';
import type { PageData } from '../../../src/content/types.ts';
import { compileProject } from '../../lib/load-content.ts';
import { ROOT } from '../../lib/project.ts';
import { serveSite } from '../../vite/preview-plugin.ts';

export const DIST = path.join(ROOT, 'dist');

/** The pages that are measured: all but the one for unknown addresses, which a visitor gets with status 404. */
export function measuredPages(routes: string[] | undefined): PageData[] {
  const pages = compileProject().pages.filter(({ path }) => path !== NOT_FOUND);
  const unknown = routes?.find((route) => !pages.some(({ path }) => path === route));
  if (unknown !== undefined) throw new Error(`--routes names ${unknown}, which is no page of this site.`);
  return pages.filter(({ path }) => !routes || routes.includes(path));
}

export const hasBlock = ({ blocks }: PageData, type: string) => blocks.some((block) => block.type === type);

/** Serves dist/ with the headers that it has on a host. */
export async function serveDist(): Promise<{ origin: string; close: () => void }> {
  const serve = serveSite(DIST);
  const server = createServer((request, response) => {
    serve(request, response, () => {
      response.statusCode = 405;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address !== 'object') throw new Error('The site could not be served.');
  return { origin: `http://localhost:${address.port}`, close: () => server.close() };
}
