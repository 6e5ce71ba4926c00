import './header-end.css';
import type { ComponentType, ReactNode } from 'react';

interface BarProps {
  className: string | undefined;
  children: ReactNode;
}

/** Returns the bar of the header with one more control at its end, in every window. */
export const barWith = (End: ComponentType) =>
  function Bar({ className, children }: BarProps) {
    return (
      <div className={className} data-with-end="">
        {children}
        <div data-header-end="">
          <End />
        </div>
      </div>
    );
  };
