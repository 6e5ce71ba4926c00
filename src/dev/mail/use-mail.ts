import { useEffect, useState } from 'react';
import { callDevApi } from '../shared/call-dev-api.ts';
import type { MailData } from './protocol.ts';

const REFRESH_MS = 2000;

export interface MailState {
  data?: MailData;
  error?: string;
}

/** Loads the mailbox, and again every two seconds while the page is visible. */
export function useMail(): MailState {
  const [state, setState] = useState<MailState>({});

  useEffect(() => {
    let isMounted = true;
    const load = () => {
      if (document.hidden) return;
      callDevApi<MailData>('mail').then(
        (data) => {
          if (isMounted) setState({ data });
        },
        ({ message }: Error) => {
          if (isMounted) setState((before) => ({ ...before, error: message }));
        },
      );
    };
    load();
    const timer = setInterval(load, REFRESH_MS);
    return () => {
      isMounted = false;
      clearInterval(timer);
    };
  }, []);

  return state;
}
