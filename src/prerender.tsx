import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import type { PagePayload } from './app/navigation/payload.ts';

/** React would otherwise send a long part hidden, to be moved in place by a script. */
const IN_PLACE = Number.POSITIVE_INFINITY;

/** The page's complete HTML, everything lazy included. Rejects when a component fails: the build must not go on. */
export async function render(payload: PagePayload): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={payload.page.path}>
        <App payload={payload} />
      </StaticRouter>
    </StrictMode>,
    {
      progressiveChunkSize: IN_PLACE,
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
