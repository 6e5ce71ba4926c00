import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { PagePayload } from '../../app/navigation/payload.ts';
import { ExampleView } from './ExampleView.tsx';

/** Examples are drawn without the script that brings the font of the headings. */
export { headingFontRule } from '../../app/styles/heading-font.ts';

/** The HTML of one example, everything lazy included. */
export async function renderExample(payload: PagePayload): Promise<string> {
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
