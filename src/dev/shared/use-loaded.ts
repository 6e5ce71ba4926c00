import { useEffect, useState } from 'react';
import { callDevApi } from './call-dev-api.ts';

/**
 * Loads a result of the server, and again when the input or one of `versions` changes. Returns the latest result, which
 * is null at first, the error of the last request, and a function for a newer result that another request has returned.
 */
export function useLoaded<Result>(name: string, input: unknown = {}, versions: readonly unknown[] = []) {
  const [result, setResult] = useState<Result | null>(null);
  const [error, setError] = useState('');
  const key = JSON.stringify(input);
  useEffect(() => {
    let isCurrent = true;
    callDevApi<Result>(name, JSON.parse(key)).then(
      (loaded) => {
        if (!isCurrent) return;
        setResult(loaded);
        setError('');
      },
      (failure: Error) => isCurrent && setError(failure.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, key, ...versions]);
  return [result, error, setResult] as const;
}
