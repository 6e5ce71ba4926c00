import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { ExamplePayload } from '../protocol.ts';
import { ExampleView } from './ExampleView.tsx';

/** Renders an example to HTML, including its lazy components. */
export async function renderExample(payload: ExamplePayload): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={payload.page.path}>
      <ExampleView payload={payload} />
    </StaticRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let html = '';
  prelude.setEncoding('utf8');
  for await (const chunk of prelude) html += chunk;
  return html;
}
