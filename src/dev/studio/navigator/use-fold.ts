import { useEffect, useState } from 'react';

/**
 * Whether a section of the list is unfolded, as the editor has left it in this tab. It unfolds when it gets the open
 * document.
 */
export function useFold(name: string, isUnfoldedAtFirst: boolean, hasOpen: boolean) {
  const key = `studio-unfolded:${name}`;
  const [isUnfolded, setUnfolded] = useState(() => {
    const stored = sessionStorage.getItem(key);
    return hasOpen || (stored === null ? isUnfoldedAtFirst : stored === 'true');
  });
  useEffect(() => {
    if (hasOpen) setUnfolded(true);
  }, [hasOpen]);
  const toggle = () => {
    sessionStorage.setItem(key, String(!isUnfolded));
    setUnfolded(!isUnfolded);
  };
  return [isUnfolded, toggle] as const;
}
