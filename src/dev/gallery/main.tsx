import '../../ui/tokens.css';
import '../../app/fonts.css';
import '../../app/global.css';
import 'virtual:icons.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadHeadingFont } from '../../app/heading-font.ts';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}

loadHeadingFont().catch(() => undefined);
