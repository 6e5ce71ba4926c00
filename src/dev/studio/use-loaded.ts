import { useEffect, useState } from 'react';
import { callDevApi } from '../shared/call-dev-api.ts';

/** Loads a result of the server again whenever the input changes; null until then. Returns the error of a failed request. */
export function useLoaded<Result>(name: string, input: unknown) {
  const [result, setResult] = useState<Result | null>(null);
  const [error, setError] = useState('');
  const key = JSON.stringify(input);
  useEffect(() => {
    let isCurrent = true;
    setResult(null);
    callDevApi<Result>(name, JSON.parse(key)).then(
      (loaded) => isCurrent && setResult(loaded),
      (failure: Error) => isCurrent && setError(failure.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, key]);
  return [result, error] as const;
}
