import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { Mail, type MailData } from '../Mail.tsx';
import { MAIL_STYLES } from './mail-styles.ts';

/** In milliseconds. */
const REFRESH = 2000;

/** Loads the page again when the mailbox has changed, but not while nobody sees it. */
const SCRIPT = `
setInterval(async () => {
  if (document.hidden) return;
  const response = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  const state = response?.headers.get('x-mailbox');
  if (state && state !== document.documentElement.dataset.mailbox) location.reload();
}, ${REFRESH});
`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** The policy of the page. The frame with the message inherits it: a message loads nothing from elsewhere. */
export const MAIL_POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${sha256(SCRIPT)}'`,
  // A message has style attributes.
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A short text that differs when the content of the mailbox differs. */
export const stateOf = (data: MailData) => sha256(JSON.stringify(data)).slice(0, 16);

/** Renders the page on the server: the built site has no code of the tools, and the page works there as well. */
export function mailDocument(data: MailData, selected: string | null): string {
  const document = (
    <html lang="en-GB" data-mailbox={stateOf(data)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>Mail</title>
        <style>{MAIL_STYLES}</style>
      </head>
      <body>
        <Mail data={data} selected={selected} />
        <script>{SCRIPT}</script>
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToStaticMarkup(document)}`;
}
