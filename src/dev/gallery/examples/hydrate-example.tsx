import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import type { PagePayload } from '../../../app/navigation/payload.ts';
import { EXAMPLE_DATA_ID } from '../protocol.ts';
import { ExampleView } from './ExampleView.tsx';

const root = document.getElementById('root');
const data = document.getElementById(EXAMPLE_DATA_ID)?.textContent;

if (root && data) {
  const payload = JSON.parse(data) as PagePayload;
  hydrateRoot(
    root,
    // A memory router keeps links from leaving the example.
    <MemoryRouter initialEntries={[payload.page.path]}>
      <ExampleView payload={payload} />
    </MemoryRouter>,
  );
}
