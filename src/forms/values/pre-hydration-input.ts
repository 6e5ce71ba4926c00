/**
 * A form that came as HTML can be filled in before its code is here. This keeps what was typed until then, and hands
 * it over once: React would otherwise reset lists to what the server rendered.
 */
export interface PreHydrationInput {
  /** Values by control name, as the browser would send them. */
  values: Map<string, string[]>;
  /** Names of the controls that the visitor has used, also those that are empty again. */
  touched: Set<string>;
  /** The visitor has already pressed the button. */
  wasSubmitted: boolean;
}

interface Watched extends PreHydrationInput {
  stop: () => void;
}

const watched = new Map<string, Watched>();

function valuesOf(element: HTMLFormElement): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of new FormData(element)) {
    if (typeof value === 'string') values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}

/**
 * Listens to events inside an element before anyone else: React stops events in a part of the page that it has not
 * taken over yet, so that none of them gets down to the element itself.
 */
function listen(element: HTMLElement, types: string[], listener: (event: Event) => void): () => void {
  const listening = new AbortController();
  for (const type of types) {
    const options = { capture: true, signal: listening.signal };
    const relay = (event: Event) => element.contains(event.target as Node) && listener(event);
    document.addEventListener(type, relay, options);
  }
  return () => listening.abort();
}

const nameOf = ({ target }: Event) => (target as Partial<HTMLInputElement> | null)?.name ?? '';

/** Starts to keep what is typed into a form that has no code yet, and says so each time. */
export function capturePreHydrationInput(
  element: HTMLFormElement,
  onTyped: (typed: PreHydrationInput) => void,
): void {
  const stop = listen(element, ['input', 'change', 'submit'], (event) => {
    state.values = valuesOf(element);
    if (event.type === 'submit') {
      event.preventDefault();
      state.wasSubmitted = true;
    } else state.touched.add(nameOf(event));
    onTyped(state);
  });
  const values = valuesOf(element);
  // Typed before any code ran, or put back by the browser.
  const touched = new Set([...values].filter(([, given]) => given.some(Boolean)).map(([name]) => name));
  const state: Watched = { values, touched, wasSubmitted: false, stop };
  watched.get(element.id)?.stop();
  watched.set(element.id, state);
  if (touched.size > 0) onTyped(state);
}

/** What was typed before the code arrived. A second call gets nothing. */
export function takePreHydrationInput(elementId: string): PreHydrationInput | undefined {
  const state = watched.get(elementId);
  state?.stop();
  watched.delete(elementId);
  return state;
}

const waiting = new Map<string, () => void>();

/** Ends the wait for a visitor to come near: the form is wanted where no HTML stands for it, on the next page. */
export function stopWaiting(elementId: string): void {
  waiting.get(elementId)?.();
}

/** Resolves when a visitor comes near the form or into it: its code need not load before. */
export function whenNearViewport(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    if (!('IntersectionObserver' in window)) return resolve();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) finish();
      },
      { rootMargin: '600px' },
    );
    const stop = listen(element, ['focusin', 'pointerdown'], finish);
    function finish() {
      observer.disconnect();
      stop();
      waiting.delete(element.id);
      resolve();
    }
    waiting.set(element.id, finish);
    observer.observe(element);
  });
}
