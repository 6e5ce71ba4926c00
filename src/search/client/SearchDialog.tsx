import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { isForBrowser } from '@json-site/ui/links/is-for-browser';
import { Sign } from '@json-site/ui/Sign';
import { FoundPages } from './FoundPages.tsx';
import type { LoadedIndex } from './load-index.ts';
import { SITE_PATH } from './site-path.ts';

interface SearchDialogProps extends LoadedIndex {
  /** The link that opens it. */
  link: HTMLAnchorElement;
  /** The number of the press: a further one opens the dialog again. */
  press: number;
}

/** Closes the dialog if the page follows the link, as it follows any other one. */
function closeOnFollow(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isForBrowser(event.nativeEvent, event.currentTarget)) event.currentTarget.closest('dialog')?.close();
}

/** The arrows move from the field through the results and back. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.nativeEvent.isComposing) return;
  const stops: Element[] = [...event.currentTarget.querySelectorAll('input, li a, .foot :is(a, button)')];
  event.preventDefault();
  const next = stops[(document.activeElement ? stops.indexOf(document.activeElement) : -1) + step];
  if (next instanceof HTMLElement) next.focus();
}

/** Enter in the field follows the first result. */
function followFirst(event: FormEvent<HTMLElement>): void {
  event.preventDefault();
  event.currentTarget.closest('dialog')?.querySelector<HTMLElement>('li a')?.click();
}

/** The field of the search and what it finds. */
export function SearchDialog({ search, labels, link, press }: SearchDialogProps) {
  const [query, setQuery] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press opens the dialog
  useEffect(() => {
    if (!dialog.current || dialog.current.open) return;
    // The browser returns the focus to the link, which Safari does not focus on a click.
    link.focus({ preventScroll: true });
    dialog.current.showModal();
    dialog.current.querySelector('input')?.select();
  }, [press, link]);
  return (
    <dialog ref={dialog} className="search" aria-label={labels.field} closedby="any" onKeyDown={moveFocus}>
      <search>
        <form onSubmit={followFirst}>
          <label htmlFor={field}>{labels.field}</label>
          <input
            id={field}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <button type="button" aria-label={labels.close} onClick={() => dialog.current?.close()}>
            <Sign name="x" />
          </button>
        </form>
      </search>
      <FoundPages search={search} labels={labels} query={query.trim()} onFollow={closeOnFollow}>
        {/* Links have the path of the site; the values of components do not. */}
        <a
          href={
            SITE_PATH
              ? (link.getAttribute('href') ?? '').slice(SITE_PATH.length)
              : (link.getAttribute('href') ?? '')
          }
          onClick={closeOnFollow}
        >
          {labels.all}
        </a>
      </FoundPages>
    </dialog>
  );
}
