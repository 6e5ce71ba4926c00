import type { Connect, PreviewServer, ViteDevServer } from 'vite';
import { backendOf, dataFolder } from '@json-site/backend/backend';
import { mailFolder } from '@json-site/backend/owner';
import type { DevTools } from '@json-site/build/plugin';
import { generateIfPossible } from '@json-site/generate/state';
import { GALLERY_ENDPOINTS } from '../gallery/server/endpoints.ts';
import { serveExamples, watchRenderer } from '../gallery/server/serve-examples.ts';
import { serveMail } from '../mail/server/serve-mail.ts';
import { fixDiagnostic } from '../overlay/server/fix-diagnostic.ts';
import { overlayData } from '../overlay/server/overlay-data.ts';
import { DEV_PAGES, MAIL_PATH } from '../shared/dev-pages.ts';
import type { DevEndpoint } from './endpoint.ts';
import { isSameOrigin } from './same-origin.ts';
import { sendJson, serveApi } from './serve-api.ts';
import { servePages, type ToolPage } from './serve-pages.ts';

const OVERLAY = 'src/dev/overlay/main.tsx';

/** A tool with its own pages and requests: the studio. */
export interface AuthorTool {
  pages: readonly ToolPage[];
  endpoints: Readonly<Record<string, DevEndpoint>>;
}

const ENDPOINTS = { overlay: overlayData, fix: fixDiagnostic, ...GALLERY_ENDPOINTS };

/** Lets only pages of this server use Vite's /__open-in-editor, which does not check the sender itself. */
const guardEditor: Connect.NextHandleFunction = (request, response, next) => {
  if (isSameOrigin(request)) return next();
  sendJson(response, 403, { message: 'Only pages of this development server may open an editor.' });
};

const mailbox = (server: ViteDevServer | PreviewServer) =>
  serveMail(() => backendOf(server), mailFolder(dataFolder(server.config.root)));

/** The embedded database, unless the forms send to a hosted one. */
async function enquiriesOf(server: ViteDevServer) {
  const { env, root } = server.config;
  const backend = env['VITE_SUPABASE_URL'] ? null : await backendOf(server);
  return backend && { call: backend.call, mailbox: mailFolder(dataFolder(root)) };
}

/** The pages that a browser renders. One that no tool renders says how to add its tool. */
const pagesOf = (tools: readonly AuthorTool[]): ToolPage[] => [
  ...tools.flatMap(({ pages }) => pages),
  ...DEV_PAGES.filter(({ path }) => path !== MAIL_PATH),
];

/** Adds overlay, gallery, mail and further tools to the development server, and mail to the preview server. */
export const devTools = (tools: readonly AuthorTool[] = []): DevTools => ({
  entries: [OVERLAY, ...pagesOf(tools).flatMap(({ entry }) => entry ?? [])],
  overlay: OVERLAY,
  mail: MAIL_PATH,
  configureServer(server, store) {
    const context = {
      server,
      store,
      root: server.config.root,
      database: () => enquiriesOf(server),
      async formsChanged() {
        await generateIfPossible(server.config.root);
        await (await backendOf(server))?.migrate();
      },
    };
    server.middlewares.use('/__open-in-editor', guardEditor);
    server.middlewares.use(mailbox(server));
    const ofTools = tools.map((tool) => tool.endpoints);
    const endpoints: AuthorTool['endpoints'] = Object.assign({}, ENDPOINTS, ...ofTools);
    const api = {
      root: context.root,
      contextOf: () => context,
      report: (message: string) => server.config.logger.error(message),
    };
    server.middlewares.use(serveApi(endpoints, api));
    server.middlewares.use(servePages(context, pagesOf(tools)));
    server.middlewares.use(serveExamples(context));
    watchRenderer(server);
  },
  configurePreviewServer(server) {
    server.middlewares.use(mailbox(server));
  },
});
