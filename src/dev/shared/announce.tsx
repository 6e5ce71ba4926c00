import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

/** Exported for tools that have a live region of their own. */
export const Announce = createContext<(message: string) => void>(() => undefined);

interface AnnouncerProps {
  className: string | undefined;
  children: ReactNode;
}

/** Provides a live region in which the components below announce messages to screen readers. */
export function Announcer({ className, children }: AnnouncerProps) {
  const [{ message, count }, setAnnouncement] = useState({ message: '', count: 0 });
  const announce = useCallback(
    (next: string) => setAnnouncement((last) => ({ message: next, count: last.count + 1 })),
    [],
  );
  return (
    <Announce value={announce}>
      {children}
      <div role="status">
        {/* A new element each time, so that screen readers read a repeated message again. */}
        {message && (
          <span key={count} className={className}>
            {message}
          </span>
        )}
      </div>
    </Announce>
  );
}

/** Returns a function that announces a message. */
export function useAnnounce(): (message: string) => void {
  return useContext(Announce);
}
