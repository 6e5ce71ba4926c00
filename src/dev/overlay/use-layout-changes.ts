import { useEffect, useState } from 'react';

/** Renders the component again after every scroll, resize or DOM change of the page. */
export function useLayoutChanges(isActive: boolean): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (!isActive) return;
    let frame = 0;
    const onChange = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCount((count) => count + 1));
    };
    const resizeObserver = new ResizeObserver(onChange);
    resizeObserver.observe(document.body);
    const mutationObserver = new MutationObserver(onChange);
    const root = document.getElementById('root');
    if (root) mutationObserver.observe(root, { childList: true, subtree: true, attributes: true });
    window.addEventListener('scroll', onChange, { passive: true, capture: true });
    window.addEventListener('resize', onChange);
    return () => {
      cancelAnimationFrame(frame);
      resizeObserver.disconnect();
      mutationObserver.disconnect();
      window.removeEventListener('scroll', onChange, { capture: true });
      window.removeEventListener('resize', onChange);
    };
  }, [isActive]);
}
