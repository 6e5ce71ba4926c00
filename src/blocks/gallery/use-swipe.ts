import { type PointerEvent, useRef } from 'react';

/** The shortest movement of a finger that shows another picture, in pixels. */
const SWIPE = 48;

/** Returns handlers for an element on which a finger moves sideways. `onSwipe` gets the direction of the movement. */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: ({ isPrimary, pointerType, clientX }: PointerEvent) => {
      // A second finger enlarges the picture.
      start.current = isPrimary && pointerType !== 'mouse' ? clientX : undefined;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = clientX - (start.current ?? clientX);
      start.current = undefined;
      // In an enlarged window, the finger moves the window.
      if (Math.abs(distance) < SWIPE || (window.visualViewport?.scale ?? 1) > 1) return;
      onSwipe(distance < 0 ? 'left' : 'right');
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
