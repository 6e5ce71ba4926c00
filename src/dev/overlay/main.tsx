import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Overlay } from './Overlay.tsx';
import styles from './overlay.css?inline';

/** A shadow tree keeps the overlay's styles and the page's styles apart. */
const host = document.createElement('div');
host.dataset['devTools'] = '';
const shadow = host.attachShadow({ mode: 'open' });
const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(styles);
shadow.adoptedStyleSheets = [styleSheet];
document.body.append(host);
createRoot(shadow).render(
  <StrictMode>
    <Overlay />
  </StrictMode>,
);
