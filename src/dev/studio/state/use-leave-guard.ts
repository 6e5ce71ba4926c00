import { useEffect } from 'react';

/** Lets the browser ask before it closes or reloads the tab. A reload by the development server does not ask. */
export function useLeaveGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    const release = () => window.removeEventListener('beforeunload', guard);
    window.addEventListener('beforeunload', guard);
    import.meta.hot?.on('vite:beforeFullReload', release);
    return () => {
      release();
      import.meta.hot?.off('vite:beforeFullReload', release);
    };
  }, [isActive]);
}
