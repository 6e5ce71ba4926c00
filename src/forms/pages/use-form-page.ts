import { useEffect, useRef, useState } from 'react';
import type { Form } from '@json-site/model/content-types';
import { useHydrated } from '@json-site/ui/hydrated';
import { goTo } from '@json-site/ui/links/go-to';
import { formElementId } from '../element-id.ts';
import { type FormPage, targetOfHash } from './form-pages.ts';

/** Moves to a heading or a field that was hidden when the browser looked for it. */
function focusOn(id: string): void {
  const control = document.getElementById(id);
  if (control) goTo(control.closest<HTMLElement>('[data-field], section') ?? control, control);
}

/**
 * The shown page of a form. The fragment of the address names it, so that Back, Forward, a reload and links work as the
 * browser has them. A fragment of another part of the document changes nothing.
 */
export function useFormPage(form: Form, pages: readonly FormPage[]) {
  const [shownId, setShownId] = useState(pages[0]?.id);
  // An answer may have removed the shown page.
  const shown = pages.find(({ id }) => id === shownId) ?? pages[0];
  const latest = useRef(pages);
  latest.current = pages;
  const isHydrated = useHydrated();
  /** What to do once another page is shown. */
  const task = useRef<'focus' | 'submit' | 'nothing'>('focus');

  useEffect(() => {
    // Before that, the values are without the draft, which may show more pages.
    if (!isHydrated) return;
    const follow = () => {
      const target = targetOfHash(latest.current, form, window.location.hash);
      if (target) setShownId(target.page.id);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [form, isHydrated]);

  const before = useRef(shown?.id);
  useEffect(() => {
    if (!shown || before.current === shown.id) return;
    before.current = shown.id;
    const element = document.getElementById(formElementId(form));
    const target = targetOfHash(pages, form, window.location.hash);
    if (task.current !== 'nothing') focusOn(target?.page === shown ? target.id : shown.id);
    if (task.current === 'submit' && element instanceof HTMLFormElement) element.requestSubmit();
    task.current = 'focus';
  });

  return {
    shown,
    /** Shows another page, as a link to it does. */
    show: (page: FormPage) => {
      window.location.hash = page.id;
    },
    /** Shows another page with its errors. */
    showErrors: (page: FormPage) => {
      task.current = 'submit';
      window.location.hash = page.id;
    },
    /** Shows the first page, and leaves the focus and the scroll position. */
    restart: () => {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
      if (shown !== latest.current[0]) task.current = 'nothing';
      setShownId(latest.current[0]?.id);
    },
  };
}
