import './ui/tokens.css';
import './app/fonts.css';
import './app/global.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserApp } from './app/BrowserApp.tsx';
import { rememberPage } from './app/page-store.ts';
import { PAYLOAD_ID, type PagePayload, routeOf } from './app/payload.ts';

const root = document.getElementById('root');
const data = document.getElementById(PAYLOAD_ID)?.textContent;

if (root && data) {
  const payload = JSON.parse(data) as PagePayload;
  rememberPage(routeOf(window.location.pathname), payload);
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserApp initial={payload} />
    </StrictMode>,
  );
}
