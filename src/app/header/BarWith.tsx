import './header-end.css';
import type { ComponentType, ReactNode } from 'react';

interface BarProps {
  className: string | undefined;
  children: ReactNode;
}

/** Returns the bar of the header with more controls at its end, in every window. */
export const barWith = (...ends: ComponentType[]) =>
  function Bar({ className, children }: BarProps) {
    return (
      <div className={className} data-with-end={ends.length}>
        {children}
        <div data-header-end="">
          {ends.map((End, index) => (
            <End key={index} />
          ))}
        </div>
      </div>
    );
  };
