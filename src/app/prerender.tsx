import { type ContextType, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { PlainContext } from '@json-site/ui/context';
import { App } from './App.tsx';
import type { PagePayload } from './navigation/payload.ts';

export { documentHtml } from './document.ts';

/** React would otherwise write long parts as hidden HTML, which a script moves into place. */
const NO_LIMIT = Number.POSITIVE_INFINITY;

/**
 * Renders the page's HTML, lazy components included. Rejects when a component throws, so that the build stops.
 * @param plain `isPlain`: for the function that receives forms without JavaScript, with everything that its answers may
 *   need. `onForm` is called for each form that it receives.
 */
export async function render(
  payload: PagePayload,
  { isPlain = false, onForm = () => undefined }: Partial<ContextType<typeof PlainContext>> = {},
): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={payload.page.path}>
        <PlainContext value={{ isPlain, onForm }}>
          <App payload={payload} />
        </PlainContext>
      </StaticRouter>
    </StrictMode>,
    {
      progressiveChunkSize: NO_LIMIT,
      onError(error) {
        failure ??= error;
      },
    },
  );
  let html = '';
  prelude.setEncoding('utf8');
  for await (const chunk of prelude) html += chunk;
  if (failure) throw failure;
  return html;
}
