import type { PreviewServer, ViteDevServer } from 'vite';
import type { DevTools } from './dev-tools.ts';

/** Prints below the addresses of a server where its forms send to, and a hint. */
export function printWelcome(
  server: ViteDevServer | PreviewServer,
  tools: DevTools | undefined,
  hint: string,
): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const [url] = server.resolvedUrls?.local ?? [];
    const mail = url && tools ? ` The mail that its forms send: ${new URL(tools.mail, url)}` : '';
    server.config.logger.info(
      `\n  The site runs with a local database.${mail}\n  ${hint} Stop with Ctrl+C.\n`,
    );
  };
}
