import { useEffect, useState } from 'react';
import type { SubmitResult } from './submit-result.ts';

/** True once the browser is connected again after a submission that failed because it was offline. */
export function useReconnected(failure: SubmitResult | undefined): boolean {
  const [reconnected, setReconnected] = useState<SubmitResult>();

  useEffect(() => {
    if (failure?.outcome !== 'offline') return;
    const update = () => setReconnected(navigator.onLine ? failure : undefined);
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, [failure]);

  return failure !== undefined && reconnected === failure;
}
