import type { Typed } from './form-values.ts';

// Playwright serializes these functions into the page, so they must not use anything outside their bodies.

/** Times that the page records during a fault, in milliseconds of `performance.now()`. */
export interface Watch {
  /** Start of the recording. */
  began: number;
  /** End of the last request, successful or failed. */
  ended: number;
  /** When each watched text first appeared on the page. */
  seen: Record<string, number>;
}

declare global {
  interface Window {
    faultWatch: Watch & {
      start: (texts: string[]) => void;
      fieldsOf: (form: Element, names: string[]) => Typed;
    };
  }
}

/** Records when requests end and when texts appear. Runs before the page's scripts. */
export function watchPage(): void {
  const original = window.fetch;
  const now = performance.now.bind(performance);
  const watch: Window['faultWatch'] = {
    began: Number.NaN,
    ended: Number.NaN,
    seen: {},
    start(texts) {
      watch.began = now();
      watch.ended = Number.NaN;
      watch.seen = {};
      const look = () => {
        const text = document.body.innerText;
        for (const wanted of texts) if (text.includes(wanted)) watch.seen[wanted] ??= now();
      };
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      look();
    },
    fieldsOf: (form, names) =>
      Object.fromEntries(
        names.map((name): [string, string | string[]] => {
          const controls = [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)];
          if (controls[0]?.type !== 'checkbox') return [name, controls[0]?.value ?? 'no such field'];
          return [name, controls.filter((box) => box.checked).map((box) => box.value)];
        }),
      ),
  };
  window.faultWatch = watch;
  window.fetch = (...request) => {
    const reply = original(...request);
    const end = () => {
      watch.ended = now();
    };
    reply.then(end, end);
    return reply;
  };
}

/** Enters every value, one field at a time, with the events that typing causes. */
export async function fillControl(form: Element, values: Typed): Promise<void> {
  const nextTask = () =>
    new Promise<void>((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        channel.port1.close();
        resolve();
      };
      channel.port2.postMessage(0);
    });
  for (const [name, value] of Object.entries(values)) {
    const controls = [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)];
    for (const control of controls) {
      if (control.type === 'checkbox') {
        if (control.checked !== value.includes(control.value)) control.click();
      } else {
        const prototype = Object.getPrototypeOf(control) as object;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
        control.dispatchEvent(new InputEvent('input', { bubbles: true }));
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
      await nextTask();
    }
  }
}

/** Reads the form values. A group of checkboxes without a tick is an empty array. */
export function readFields(form: Element, names: string[]): Typed {
  return window.faultWatch.fieldsOf(form, names);
}

/** Returns after how many milliseconds of the page's clock every field has its value: 10 seconds at most. */
export async function awaitFields(form: Element, values: Typed): Promise<number> {
  const begun = performance.now();
  const wanted = JSON.stringify(values);
  const waited = () => performance.now() - begun;
  while (
    JSON.stringify(window.faultWatch.fieldsOf(form, Object.keys(values))) !== wanted &&
    waited() < 10_000
  )
    await new Promise(requestAnimationFrame);
  return waited();
}
