import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Overlay } from './Overlay.tsx';
import styles from './overlay.css?inline';

/** In a tree of their own, so that neither do their styles reach the page nor the page's them. */
const host = document.createElement('div');
host.dataset['devTools'] = '';
const shadow = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
shadow.adoptedStyleSheets = [sheet];
document.body.append(host);
createRoot(shadow).render(
  <StrictMode>
    <Overlay />
  </StrictMode>,
);
