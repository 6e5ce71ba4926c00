import { showLanguage, siteOf } from 'virtual:languages';
import '@json-site/app/styles';
import './frame.css';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@json-site/app/App';
import { blockElements, reloadWithContent } from '@json-site/dev/shared';
import { isShortcut } from '../use-shortcuts.ts';
import { keepEqual } from '../values/keep-equal.ts';
import { replaceProperties } from '../values/replace-properties.ts';
import { type FrameMessage, readMessage, type ShowMessage } from './frame-messages.ts';

reloadWithContent();

function send(message: FrameMessage): void {
  window.parent.postMessage(message, window.location.origin);
}

/** How far around the clicked element its text may reach: a bold word, in a link, in a paragraph. */
const MOST_AROUND = 4;

/** The texts of the elements around the clicked one, or the text alternative of a picture. */
function textsAround(target: Element): string[] {
  const texts: string[] = [];
  for (let one: Element | null = target; one && texts.length < MOST_AROUND; one = one.parentElement) {
    texts.push(one instanceof HTMLImageElement ? one.alt : (one.textContent ?? ''));
  }
  return texts;
}

/** Disables links and selects what was clicked. Other controls, such as disclosures, keep working. */
function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (target.closest('a[href]')) event.preventDefault();
  const block = target.closest<HTMLElement>('main > [data-block]');
  const rendered = block ? blockElements('page').indexOf(block) : -1;
  send({ kind: 'studio:select', selection: { rendered, texts: textsAround(target) } });
}

/** The studio around the frame has the shortcuts. Only its own undo is left to a field of the page. */
function onKeyDown(event: KeyboardEvent): void {
  const isUndo = ['y', 'z'].includes(event.key.toLowerCase());
  if (!isShortcut(event) || (isUndo && (event.target as Element).closest('input, textarea'))) return;
  event.preventDefault();
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  send({ kind: 'studio:key', pressed: { key, ctrlKey, metaKey, shiftKey, altKey } });
}

/** Renders the page that the studio sends, with the site's own components. */
function Frame() {
  const [message, setMessage] = useState<ShowMessage | null>(null);

  useWindowEvent('message', (event) => {
    const next = readMessage<ShowMessage>(event, ['studio:show']);
    // Components read the site from this object when they render.
    if (next?.shared) replaceProperties(siteOf(next.payload.page), next.shared.site);
    if (next) showLanguage(next.payload.page);
    if (next) setMessage((before) => keepEqual(before, next));
  });
  useWindowEvent('click', onClick, true);
  useWindowEvent('keydown', onKeyDown, true);
  useWindowEvent('submit', (event) => event.preventDefault(), true);
  useEffect(() => send({ kind: 'studio:ready' }), []);

  useEffect(() => {
    if (message) document.documentElement.style.colorScheme = message.scheme;
  }, [message]);

  const themeCss = message?.shared?.themeCss;
  useEffect(() => {
    // The policy of the page allows no style element without its nonce.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(themeCss ?? '');
    document.adoptedStyleSheets = [sheet];
    const { documentElement } = document;
    // Rules that only some themes have depend on this attribute in development.
    documentElement.dataset['look'] = getComputedStyle(documentElement).getPropertyValue('--theme-look');
  }, [themeCss]);

  const selected = message?.selected ?? null;
  const path = message?.payload.page.path;
  const types = message?.payload.page.blocks.map(({ type }) => type).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move changes which element is at an index
  useEffect(() => {
    const blocks = blockElements('page');
    blocks.forEach((block, index) => {
      block.toggleAttribute('data-studio-selected', index === selected);
    });
    const { top = 0, bottom = 0 } = (selected !== null && blocks[selected]?.getBoundingClientRect()) || {};
    const isBelow = bottom > window.innerHeight;
    // `scrollIntoView` would scroll the studio around the frame as well, away from the form.
    if (top < 0 || isBelow)
      window.scrollBy({ top: Math.min(top, isBelow ? bottom - window.innerHeight : top) });
  }, [selected, path, types]);

  if (!message) return null;
  const { payload } = message;
  // Reveal animations would hide the page again after each edit.
  // React would not render the memoised parts of the page again for a changed site.
  const key = `${path} ${message.shared ? JSON.stringify(message.shared.site) : ''}`;
  const withoutReveal = { ...payload, page: { ...payload.page, reveal: false } };
  return (
    <MemoryRouter key={key} initialEntries={[payload.page.path]}>
      <App payload={withoutReveal} />
    </MemoryRouter>
  );
}

const root = document.getElementById('root');

if (root) {
  const onCaughtError = (error: unknown) =>
    send({ kind: 'studio:failed', message: error instanceof Error ? error.message : String(error) });
  // Without StrictMode, as the studio itself: it would render everything twice.
  createRoot(root, { onCaughtError }).render(<Frame />);
}
