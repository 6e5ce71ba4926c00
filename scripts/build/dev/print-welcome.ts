import type { PreviewServer, ViteDevServer } from 'vite';
import { backendOf } from '@json-site/backend/backend';
import type { DevTools } from './dev-tools.ts';

/** Says where the forms of a server send to. */
async function destinationOf(
  server: ViteDevServer | PreviewServer,
  mail: string | undefined,
): Promise<string> {
  const { VITE_SUPABASE_URL: hosted } = server.config.env;
  if (hosted) return `The forms of the site send to ${hosted}.`;
  const backend = await backendOf(server);
  // The reason is printed where it is noticed.
  if (!backend) return 'The site runs without a database, so its forms cannot be sent.';
  return `The site runs with a local database.${mail ? ` The mail that its forms send: ${mail}` : ''}`;
}

/** Prints below the addresses of a server where its forms send to, as soon as that is known, and a hint. */
export function printWelcome(
  server: ViteDevServer | PreviewServer,
  tools: DevTools | undefined,
  hint: string,
): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const [url] = server.resolvedUrls?.local ?? [];
    const mail = url && tools && new URL(tools.mail, url).href;
    destinationOf(server, mail).then((destination) =>
      server.config.logger.info(`\n  ${destination}\n  ${hint} Stop with Ctrl+C.\n`),
    );
  };
}
