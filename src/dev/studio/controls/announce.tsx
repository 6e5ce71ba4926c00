import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import hidden from '../../../ui/hidden.module.css';

const Announce = createContext<(message: string) => void>(() => undefined);

/** Lets everything below tell a screen reader what has happened. */
export function Announcer({ children }: { children: ReactNode }) {
  const [{ message, count }, setTold] = useState({ message: '', count: 0 });
  const announce = useCallback(
    (next: string) => setTold((last) => ({ message: next, count: last.count + 1 })),
    [],
  );
  return (
    <Announce value={announce}>
      {children}
      <div role="status" className={hidden['hidden']}>
        {/* Another element each time: the same words twice are told twice. */}
        <span key={count}>{message}</span>
      </div>
    </Announce>
  );
}

/** Says something to those who cannot see it. */
export function useAnnounce(): (message: string) => void {
  return useContext(Announce);
}
