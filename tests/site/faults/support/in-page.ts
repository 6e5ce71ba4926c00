import type { Typed } from './answers.ts';

// Functions that Playwright sends into the page: none of them may use anything from outside itself.

/** What the page notes about a fault while it happens. */
export interface Watch {
  /** When watching began. */
  began: number;
  /** When the last request ended for the page, well or badly. */
  ended: number;
  /** When a watched text first stood on the page after that. */
  seen: Record<string, number>;
}

declare global {
  interface Window {
    faultWatch: Watch & { start: (texts: string[]) => void };
  }
}

/** Runs before the page's own script: notes when requests end and when texts appear. */
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
  };
  window.faultWatch = watch;
  window.fetch = (...request) => {
    const answer = original(...request);
    const end = () => {
      watch.ended = now();
    };
    answer.then(end, end);
    return answer;
  };
}

/** Types every answer with the events that a visitor's typing causes, a field at a time. */
export async function fillIn(form: Element, answers: Typed): Promise<void> {
  const nextTask = () =>
    new Promise<void>((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        channel.port1.close();
        resolve();
      };
      channel.port2.postMessage(0);
    });
  for (const [name, answer] of Object.entries(answers)) {
    const controls = [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)];
    for (const control of controls) {
      if (control.type === 'checkbox') {
        if (control.checked !== answer.includes(control.value)) control.click();
      } else {
        const prototype = Object.getPrototypeOf(control) as object;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, answer);
        control.dispatchEvent(new InputEvent('input', { bubbles: true }));
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
      await nextTask();
    }
  }
}

/** What stands in the fields; an empty list where no box is ticked. */
export function readFields(form: Element, names: string[]): Typed {
  return Object.fromEntries(
    names.map((name): [string, string | string[]] => {
      const controls = [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)];
      if (controls[0]?.type !== 'checkbox') return [name, controls[0]?.value ?? 'no such field'];
      return [name, controls.filter((box) => box.checked).map((box) => box.value)];
    }),
  );
}
