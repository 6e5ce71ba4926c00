import '@json-site/app/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reloadWithContent } from '../shared/reload-with-content.ts';
import { Gallery } from './Gallery.tsx';

reloadWithContent();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
