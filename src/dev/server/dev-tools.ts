import type { Connect, PreviewServer, ViteDevServer } from 'vite';
import { backendOf } from '../../../scripts/backend/backend-plugin.ts';
import { dataFolder } from '../../../scripts/backend/local.ts';
import { mailFolder } from '../../../scripts/backend/mail/mailbox.ts';
import type { DevTools } from '../../../scripts/vite/dev-tools.ts';
import { GALLERY_ENDPOINTS } from '../gallery/server/endpoints.ts';
import { serveExamples, watchRenderer } from '../gallery/server/serve-examples.ts';
import { serveMail } from '../mail/server/serve-mail.ts';
import { fixDiagnostic } from '../overlay/server/fix-diagnostic.ts';
import { overlayData } from '../overlay/server/overlay-data.ts';
import { DEV_PAGES, MAIL_PATH } from '../shared/dev-pages.ts';
import { STUDIO_ENDPOINTS } from '../studio/server/endpoints.ts';
import { undoUnfinishedMerge } from '../studio/server/git/combine.ts';
import { isSameOrigin } from './same-origin.ts';
import { sendJson, serveApi } from './serve-api.ts';
import { servePages } from './serve-pages.ts';

const OVERLAY = 'src/dev/overlay/main.tsx';

const ENDPOINTS = { overlay: overlayData, fix: fixDiagnostic, ...GALLERY_ENDPOINTS, ...STUDIO_ENDPOINTS };

/** Lets only pages of this server use Vite's /__open-in-editor, which does not check the sender itself. */
const guardEditor: Connect.NextHandleFunction = (request, response, next) => {
  if (isSameOrigin(request)) return next();
  sendJson(response, 403, { message: 'Only pages of this development server may open an editor.' });
};

const mailbox = (server: ViteDevServer | PreviewServer) =>
  serveMail(() => backendOf(server), mailFolder(dataFolder(server.config.root)));

/** Adds overlay, gallery, mail and studio to the development server, and mail to the preview server. */
export const devTools: DevTools = {
  entries: [OVERLAY, ...DEV_PAGES.flatMap(({ entry }) => entry ?? [])],
  overlay: OVERLAY,
  mail: MAIL_PATH,
  configureServer(server, store) {
    const context = { server, store, root: server.config.root };
    server.middlewares.use('/__open-in-editor', guardEditor);
    server.middlewares.use(mailbox(server));
    server.middlewares.use(serveApi(ENDPOINTS, context));
    server.middlewares.use(servePages(context));
    server.middlewares.use(serveExamples(context));
    watchRenderer(server);
    // Without git there is nothing to undo.
    undoUnfinishedMerge(context.root).catch(() => undefined);
  },
  configurePreviewServer(server) {
    server.middlewares.use(mailbox(server));
  },
};
