import type { Connect, ViteDevServer } from 'vite';
import { routeOfUrl } from '@json-site/app/addresses';
import { routeOfBuiltFile } from '@json-site/compiler/documents';
import type { CompileInput } from '@json-site/compiler/types';
import { UserError } from '@json-site/content/files';
import type { ContentStore } from '@json-site/content/site';
import { contentType, PLAIN } from '../hosting/addresses.ts';
import { type AddedFiles, type Integration, usedBy } from '../integrations/integration.ts';
import { isMarkdownFile, withMarkdown } from '../integrations/markdown-pages.ts';
import { startHooks } from '../integrations/run-hooks.ts';
import { documentOf } from '../vite/document.ts';
import { renderInDev } from './dev-renderer.ts';

/** Files have a full stop in their last part. Vite has its own addresses. */
const MAY_BE_ADDED = /^\/(?![@_]|node_modules\/).*\.[^/]*$/;

/** Renders every page and calls the hooks, as a build does. */
async function makeFiles(
  server: ViteDevServer,
  store: ContentStore,
  integrations: readonly Integration[],
): Promise<AddedFiles> {
  const template = documentOf(server.config.root);
  const pages = store.pages();
  const hooks = startHooks(withMarkdown(integrations, store.site()), store.site(), store.sites());
  for (const page of pages) {
    const html = await renderInDev(server, store, page, template);
    await hooks.pageRendered(page, () => html);
  }
  const isTaken = (file: string) => store.page(routeOfBuiltFile(`/${file}`) ?? '') !== undefined;
  return hooks.beforeCompression(pages, isTaken);
}

/** Serves the files that integrations add. They are made when one is requested, again after a change of any file. */
export function devAddedFiles(
  server: ViteDevServer,
  store: ContentStore,
  integrations: readonly Integration[],
): Connect.NextHandleFunction {
  let made: { input: CompileInput; files: Promise<AddedFiles> } | undefined;
  server.watcher.on('all', () => {
    made = undefined;
  });

  function currentFiles(): Promise<AddedFiles> {
    const input = store.input();
    if (made?.input !== input) made = { input, files: makeFiles(server, store, integrations) };
    return made.files;
  }

  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isOfPage = store.page(routeOfBuiltFile(pathname) ?? routeOfUrl(pathname)) !== undefined;
    const hasOwn = usedBy(integrations, store.site()).length > 0;
    const mayBe = hasOwn ? MAY_BE_ADDED.test(pathname) : isMarkdownFile(pathname);
    if (!isRead || isOfPage || !mayBe) return next();
    currentFiles().then(
      (files) => {
        const file = pathname.slice(1);
        const content = Object.hasOwn(files, file) ? files[file] : undefined;
        if (content === undefined) return next();
        response.setHeader('Content-Type', contentType(file));
        response.setHeader('X-Content-Type-Options', 'nosniff');
        response.setHeader('Cache-Control', 'no-store');
        response.end(content);
      },
      (error: Error) => {
        if (!(error instanceof UserError)) return next(error);
        server.config.logger.error(error.message, { timestamp: true });
        response.writeHead(500, { 'Content-Type': PLAIN }).end(error.message);
      },
    );
  };
}
