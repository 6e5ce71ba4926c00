import './styles/site-styles.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserApp } from './BrowserApp.tsx';
import { loadInitialPage } from './navigation/initial-page.ts';

/** Hydrates the page as a transition, so that a click or a scroll meanwhile does not wait. */
async function hydrate(root: HTMLElement): Promise<void> {
  const payload = await loadInitialPage(root.dataset);
  if (!payload) return;
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserApp initial={payload} />
      </StrictMode>,
    );
  });
}

const root = document.getElementById('root');
if (root) hydrate(root);
