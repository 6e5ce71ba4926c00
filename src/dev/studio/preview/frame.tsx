import '../../shared/site-styles.ts';
import './frame.css';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../../app/App.tsx';
import { type FrameMessage, readMessage, type ShowMessage } from './frame-messages.ts';

function tell(message: FrameMessage): void {
  window.parent.postMessage(message, window.location.origin);
}

/** The blocks of the page itself, without those that are on every page. */
function shownBlocks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main > [data-block]')];
}

/** Links lead nowhere here; a press on a block opens its form. What opens and closes still does. */
function onPress(event: MouseEvent): void {
  const target = event.target as Element;
  if (target.closest('a[href]')) event.preventDefault();
  const block = target.closest<HTMLElement>('main > [data-block]');
  if (block) tell({ kind: 'studio:select', shown: shownBlocks().indexOf(block) });
}

/** The page as it is edited, drawn by the site's own renderer from what the studio sends. */
function Frame() {
  const [message, setMessage] = useState<ShowMessage | null>(null);

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const next = readMessage<ShowMessage>(event, ['studio:show']);
      if (next) setMessage(next);
    };
    const noSubmit = (event: SubmitEvent) => event.preventDefault();
    window.addEventListener('message', onMessage);
    document.addEventListener('click', onPress, true);
    document.addEventListener('submit', noSubmit, true);
    tell({ kind: 'studio:ready' });
    return () => {
      window.removeEventListener('message', onMessage);
      document.removeEventListener('click', onPress, true);
      document.removeEventListener('submit', noSubmit, true);
    };
  }, []);

  useEffect(() => {
    if (message) document.documentElement.style.colorScheme = message.scheme;
  }, [message]);

  const selected = message?.selected ?? null;
  const path = message?.payload.page.path;
  const types = message?.payload.page.blocks.map(({ type }) => type).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other blocks stand there after a move
  useEffect(() => {
    shownBlocks().forEach((block, index) => {
      block.toggleAttribute('data-studio-selected', index === selected);
    });
    if (selected !== null) shownBlocks()[selected]?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [selected, path, types]);

  if (!message) return null;
  const { payload } = message;
  // What fades in would be hidden again after each change.
  const shown = { ...payload, page: { ...payload.page, reveal: false } };
  return (
    <MemoryRouter key={path} initialEntries={[payload.page.path]}>
      <App payload={shown} />
    </MemoryRouter>
  );
}

const root = document.getElementById('root');

if (root) {
  createRoot(root).render(
    <StrictMode>
      <Frame />
    </StrictMode>,
  );
}
