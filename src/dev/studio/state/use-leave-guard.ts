import { useEffect } from 'react';

/** The development server reloads the page, or will do so as soon as it runs again. */
const RELOADS = ['vite:beforeFullReload', 'vite:ws:disconnect'];

/** Lets the browser ask before it closes or reloads the tab. A reload by the development server does not ask. */
export function useLeaveGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    const release = () => window.removeEventListener('beforeunload', guard);
    window.addEventListener('beforeunload', guard);
    for (const event of RELOADS) import.meta.hot?.on(event, release);
    return () => {
      release();
      for (const event of RELOADS) import.meta.hot?.off(event, release);
    };
  }, [isActive]);
}
