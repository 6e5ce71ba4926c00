import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dataFolder, LOCAL_PUBLISHABLE_KEY, startBackend, URL_NAME } from '@json-site/backend/backend';
import { mailFolder, openDatabase } from '@json-site/backend/owner';
import { devMedia } from '@json-site/build/plugin';
import { openContent } from '@json-site/content/site';
import { serveApi, serveMail } from '@json-site/dev/server';
import { generateIfPossible } from '@json-site/generate/state';
import { studio } from '@json-site/studio/server';
import { type CallDatabase, findEditor } from '../editors/editors.ts';
import { managePeople } from '../editors/people.ts';
import type { Settings } from '../settings.ts';
import { type SignInProvider, supabaseSignIn } from '../sign-in/provider.ts';
import { signInRoutes } from '../sign-in/routes.ts';
import { Sessions } from '../sign-in/sessions.ts';
import { openClient } from './client.ts';
import { startClock } from './clock.ts';
import { nameCommitter } from './committer.ts';
import { type Middleware, studioHandler } from './handler.ts';
import { serveLooks } from './looks.ts';
import { noticeSender } from './notices.ts';
import { withRoles } from './roles.ts';

/** Where editors and their codes come from. */
interface Access {
  call: CallDatabase;
  /** Applies new migrations. A hosted project has its owner for that. */
  migrate?(): Promise<void>;
  provider: SignInProvider;
  mailbox?: string;
  inbox?: Parameters<typeof noticeSender>[0]['mailbox'];
  /** Served without a session, on this computer only. */
  open: readonly Middleware[];
  announce(address: string): void;
  close(): Promise<void>;
}

/** The embedded backend, with its mailbox and its API, for whoever sits at this computer. */
async function localAccess({ root, origin }: Settings): Promise<Access> {
  const folder = dataFolder(root);
  const backend = await startBackend(root, folder, { deliver: true, report: console.log });
  const send: typeof fetch = (input, init) => backend.fetch(new Request(input, init));
  const mailbox = serveMail(async () => backend, mailFolder(folder));
  const api: Middleware = (request, response, next) =>
    /^\/(?:rest|auth)\/v1\//.test(request.url ?? '') ? backend.middleware(request, response, next) : next();
  return {
    call: backend.call,
    migrate: async () => void (await backend.migrate()),
    provider: supabaseSignIn(origin, LOCAL_PUBLISHABLE_KEY, origin, send),
    mailbox: mailFolder(folder),
    inbox: backend.inbox,
    open: [mailbox, api],
    announce: backend.announce,
    close: backend.close,
  };
}

async function accessOf(settings: Settings): Promise<Access> {
  const { root, environment, origin, project } = settings;
  if (!project) return localAccess(settings);
  const SUPABASE_URL = environment['SUPABASE_URL'] ?? environment[URL_NAME];
  const { call, close } = await openDatabase(root, { environment: { ...environment, SUPABASE_URL } });
  const provider = supabaseSignIn(project.url, project.key, origin);
  return { call, provider, open: [], announce: () => undefined, close };
}

/** Starts the server. Resolves when it listens and its pages are built. */
export async function startStudio(given: Settings) {
  let answer: RequestListener = (_, response) => {
    response
      .writeHead(503, { 'Retry-After': '5', 'Content-Type': 'text/plain' })
      .end('The studio is starting.');
  };
  const server = createServer((request, response) => answer(request, response));
  // The port is known before anything uses the origin: a test asks for any free one.
  server.listen(given.port, given.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = given.project ? given.origin : `http://localhost:${port}`;
  const settings = { ...given, origin };
  const { root } = settings;
  const report = (message: string) => console.error(`${new Date().toISOString()} ${message}`);
  const store = openContent(root);
  const [access, client] = await Promise.all([accessOf(settings), openClient(root, store)]);
  await nameCommitter(root, origin);
  const find = async (address: string) => findEditor(access.call, address);
  const editors = new WeakMap<IncomingMessage, ReturnType<typeof find>>();
  /** Asked once for each request: an editor who is removed is out with the next one. */
  const editorOf = async (request: IncomingMessage) => {
    const address = signIn.addressOf(request);
    const found =
      editors.get(request) ?? (address === undefined ? Promise.resolve(undefined) : find(address));
    editors.set(request, found);
    return found;
  };
  const signIn = signInRoutes({
    siteName: () => store.site().brand.name,
    origin,
    sessions: new Sessions(settings.data),
    provider: access.provider,
    isEditor: async (address) => (await find(address)) !== undefined,
    report,
  });
  const mail = noticeSender({ environment: settings.environment, mailbox: access.inbox, report });
  const people = { ...managePeople(access.call, access.provider, report), mail, origin };
  const shared = { root, store, isBuilt: true, people };
  const options = {
    root,
    report,
    async contextOf(request: IncomingMessage) {
      const found = await editorOf(request);
      const editor = found && { address: found.address, name: found.name ?? found.address, role: found.role };
      const formsChanged = async () => {
        await generateIfPossible(root);
        await access.migrate?.();
      };
      return { ...shared, database: async () => access, formsChanged, ...(editor && { editor }) };
    },
  };
  const api = serveApi(
    withRoles({ ...studio.endpoints, icons: (_, { store }) => store.input().icons }),
    options,
  );
  const media = ['/media', '/files'].map((folder): Middleware => {
    const serve = devMedia(root, folder);
    return (request, response, next) => {
      const url = request.url === '/favicon.svg' ? store.site().brand.icon.src : (request.url ?? '/');
      if (request.method !== 'GET' || !url.startsWith(`${folder}/`)) return next();
      request.url = url.slice(folder.length);
      serve(request, response, next);
    };
  });
  const pages: Middleware = (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    if (request.method !== 'GET' || !client(request, response, pathname)) next();
  };
  const lookApi = serveApi(studio.looks.endpoints, options);
  const looks = serveLooks({ root, origin, api: lookApi, files: [pages, ...media] });
  answer = studioHandler({
    origin,
    signIn,
    open: [...access.open, looks],
    behind: [api, pages, ...media],
    editorOf,
    report,
  });
  access.announce(origin);
  const stopClock = startClock(shared, report);
  return {
    origin,
    async close() {
      stopClock();
      server.closeAllConnections();
      server.close();
      await access.close();
    },
  };
}
