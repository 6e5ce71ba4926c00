import { createHash } from 'node:crypto';
import { escapeHtml } from '@json-site/app/head';
import { SIGN_IN_PATH } from './provider.ts';

const STYLE = `
:root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { max-width: 26rem; margin: 0 auto; padding: 2rem 1.25rem; overflow-wrap: break-word; }
h1 { font-size: 1.5rem; line-height: 1.25; }
label, button, input { display: block; font: inherit; }
label { font-weight: 600; }
input { box-sizing: border-box; width: 100%; min-height: 3rem; margin: 0.375rem 0 1rem; padding: 0.5rem 0.75rem;
  border: 1px solid light-dark(#5b6470, #9aa4b1); border-radius: 0.375rem; background: Canvas; color: CanvasText; }
button { min-height: 3rem; margin: 0 0 0.75rem; padding: 0.5rem 1.25rem; border: 1px solid transparent;
  border-radius: 0.375rem; background: light-dark(#0a5a52, #8fe0cf); color: light-dark(#fff, #06231f); font-weight: 600; }
a { color: light-dark(#0a5a52, #8fe0cf); }
p > a:only-child { display: inline-flex; align-items: center; min-height: 2.75rem; }
:focus-visible { outline: 3px solid light-dark(#0a5a52, #8fe0cf); outline-offset: 2px; }
[role="alert"] { padding: 0.75rem 1rem; border-inline-start: 4px solid light-dark(#b3261e, #ffb4ab); }
`;

/** A page from another site sends no cookie of this one. From this page, the browser sends it. */
const RETURN = "location.replace('/_studio?in' + location.hash)";

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of the pages without a session: nothing is loaded, and no other site frames them. */
export const SIGN_IN_POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(RETURN)}; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const documentOf = (title: string, body: string) => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="data:," />
    <title>${escapeHtml(title)}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
${body}
    </main>
  </body>
</html>
`;

/** Leads to the studio from a link of another site. */
export const returnDocument = documentOf(
  'Studio',
  `      <p><a href="/_studio?in">Open the studio</a></p>
      <script>${RETURN}</script>`,
);

/** Says that a link to look at something does not work any more. */
export const endedDocument = documentOf(
  'This link has ended',
  `      <h1>This link has ended</h1>
      <p>Its time is over, or a part of it is missing. Ask the sender for another one.</p>`,
);

/** What a page asks for. */
export type SignInStep = { step: 'address' } | { step: 'code' } | { step: 'link'; link: string };

const form = (fields: string, button: string) => `      <form method="post" action="${SIGN_IN_PATH}">
        ${fields}
        <button type="submit">${button}</button>
      </form>`;

const ANOTHER = `      <p><a href="${SIGN_IN_PATH}">Ask for another code</a></p>`;

function formOf(step: SignInStep): string {
  if (step.step === 'link')
    return `${form(
      `<input type="hidden" name="step" value="link" />
        <input type="hidden" name="link" value="${escapeHtml(step.link)}" />`,
      'Sign in',
    )}
${ANOTHER}`;
  if (step.step === 'code')
    return `      <p>If this address belongs to an editor, a message with a code and a link is on its way. Both work for ten minutes.</p>
${form(
  `<input type="hidden" name="step" value="code" />
        <label for="code">Code from the message</label>
        <input id="code" name="code" required autofocus inputmode="numeric" autocomplete="one-time-code" maxlength="20" />`,
  'Sign in',
)}
      <p>No message? Look into the folder for unwanted mail, or ask the person who looks after this site.</p>
${ANOTHER}`;
  return `      <p>This is where the editors of this site work. Your address is enough: a message brings you a code.</p>
${form(
  `<input type="hidden" name="step" value="address" />
        <label for="address">E-mail address</label>
        <input id="address" name="address" type="email" required autofocus autocomplete="email" maxlength="254" />`,
  'Send a code',
)}`;
}

/** The page on which editors sign in. It needs no script. */
export function signInDocument(site: string, step: SignInStep, message = ''): string {
  const title = `Sign in to the studio of ${site}`;
  const alert = message ? `      <p role="alert">${escapeHtml(message)}</p>\n` : '';
  return documentOf(
    message ? `Error: ${title}` : title,
    `      <h1>${escapeHtml(title)}</h1>\n${alert}${formOf(step)}`,
  );
}
