import { type RefObject, useCallback, useState } from 'react';
import hidden from '@json-site/ui/hidden.module.css';
import { useHydrated } from '@json-site/ui/hydrated';

/**
 * A text for screen readers about a change that the visitor caused. Without the focus in the form, for example when a
 * draft is restored, nothing is announced.
 */
export function useAnnouncement(form: RefObject<HTMLElement | null>) {
  const [text, setText] = useState('');
  const isHydrated = useHydrated();

  const announce = useCallback(
    (next: string) => {
      if (!form.current?.contains(document.activeElement)) return;
      // Screen readers announce a text that is repeated only if it differs.
      setText((current) => (current === next ? `${next}\u00a0` : next));
    },
    [form],
  );

  const announcement = isHydrated && (
    <div className={hidden['hidden']} role="status">
      {text}
    </div>
  );
  return { announce, announcement };
}
