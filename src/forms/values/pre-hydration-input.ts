/**
 * A visitor can fill in a prerendered form before React hydrates it. This module captures that input and returns it
 * once; hydration would otherwise reset selects and check boxes to their prerendered state.
 */
export interface PreHydrationInput {
  /** Values by control name, as FormData has them. */
  values: Map<string, string[]>;
  /** Names of the controls that the visitor has used, including those that are empty again. */
  touched: Set<string>;
  wasSubmitted: boolean;
  /** The button inside the form that was pressed last, such as that of a calendar. React does not repeat clicks. */
  pressed?: HTMLButtonElement | null;
}

interface Capture extends PreHydrationInput {
  stop: () => void;
}

const captures = new Map<string, Capture>();

function valuesOf(element: HTMLFormElement): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of new FormData(element)) {
    if (typeof value === 'string') values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}

/**
 * Listens on the document for events inside an element. React stops events in parts of the page that it has not
 * hydrated, so a listener on the element itself would miss them.
 */
function listen(element: HTMLElement, types: string[], listener: (event: Event) => void): () => void {
  const controller = new AbortController();
  for (const type of types) {
    const options = { capture: true, signal: controller.signal };
    const filtered = (event: Event) => element.contains(event.target as Node) && listener(event);
    document.addEventListener(type, filtered, options);
  }
  return () => controller.abort();
}

/** True if a control has another value than its HTML: typed before this code ran, or restored by the browser. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected && option.value);
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  const isBox = control.type === 'checkbox' || control.type === 'radio';
  return isBox ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

const nameOf = ({ target }: Event) => (target as Partial<HTMLInputElement> | null)?.name ?? '';

/** Starts to capture the input of a form, and calls `onInput` after each change. */
export function capturePreHydrationInput(
  element: HTMLFormElement,
  onInput: (input: PreHydrationInput) => void,
): void {
  const stop = listen(element, ['input', 'change', 'submit', 'click'], (event) => {
    capture.values = valuesOf(element);
    if (event.type === 'click') {
      capture.pressed = (event.target as Element).closest<HTMLButtonElement>('[type=button]');
      return;
    }
    if (event.type === 'submit') {
      event.preventDefault();
      capture.wasSubmitted = true;
    } else capture.touched.add(nameOf(event));
    onInput(capture);
  });
  const changed = [...element.elements].filter(isChanged);
  const touched = new Set(changed.map((control) => (control as HTMLInputElement).name));
  const capture: Capture = { values: new Map(), touched, wasSubmitted: false, stop };
  captures.get(element.id)?.stop();
  captures.set(element.id, capture);
  if (touched.size === 0) return;
  capture.values = valuesOf(element);
  onInput(capture);
}

/** Ends the capture and returns the input, if there was any. A second call returns undefined. */
export function takePreHydrationInput(elementId: string): PreHydrationInput | undefined {
  const capture = captures.get(elementId);
  capture?.stop();
  captures.delete(elementId);
  return capture && (capture.touched.size > 0 || capture.wasSubmitted || capture.pressed)
    ? capture
    : undefined;
}

const waiting = new Map<string, () => void>();

/** Resolves whenNearViewport() now: after a navigation the form has no prerendered HTML and is needed at once. */
export function stopWaiting(elementId: string): void {
  waiting.get(elementId)?.();
}

/** Resolves when the visitor scrolls near the form or interacts with it. */
export function whenNearViewport(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
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
