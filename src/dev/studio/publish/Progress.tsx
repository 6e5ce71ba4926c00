import { useEffect, useState } from 'react';

const KEY = 'studio-check-seconds';
const FIRST_GUESS = 60;

/** Shows how far a check has come, by the time that the last one took on this computer. */
export function Progress({ label }: { label: string }) {
  const [seconds, setSeconds] = useState(0);
  const [usual] = useState(() => Number(localStorage.getItem(KEY)) || FIRST_GUESS);
  useEffect(() => {
    const start = Date.now();
    const passed = () => Math.round((Date.now() - start) / 1000);
    const timer = setInterval(() => setSeconds(passed()), 1000);
    return () => {
      clearInterval(timer);
      if (passed() > 1) localStorage.setItem(KEY, String(passed()));
    };
  }, []);
  return <progress aria-label={label} max={usual} value={Math.min(seconds, usual * 0.95)} />;
}
