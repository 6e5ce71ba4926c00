import { createRoot, hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { reloadWithContent } from '../../shared/reload-with-content.ts';
import { EXAMPLE_DATA_ID, type ExamplePayload } from '../protocol.ts';
import { ExampleView } from './ExampleView.tsx';

reloadWithContent();

const root = document.getElementById('root');
const data = document.getElementById(EXAMPLE_DATA_ID)?.textContent;

// Links stay visible in an example, but do not leave it.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href^="/"]')) event.preventDefault();
});

if (root && data) {
  const payload = JSON.parse(data) as ExamplePayload;
  const example = (
    <MemoryRouter initialEntries={[payload.page.path]}>
      <ExampleView payload={payload} />
    </MemoryRouter>
  );
  // The studio server has no renderer.
  if (root.hasChildNodes()) hydrateRoot(root, example);
  else createRoot(root).render(example);
}
