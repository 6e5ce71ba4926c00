import { type ReactNode, use } from 'react';
import { PlainContext } from '@json-site/ui/context';

/** Whether a part of a form is rendered for a browser without JavaScript: always false in a browser. */
export const usePlain = (): boolean => import.meta.env.SSR && use(PlainContext).isPlain;

/** A part of a page for browsers without JavaScript. */
export const PLAIN = { isPlain: true, onForm: () => undefined };

/**
 * Shows its children to browsers without JavaScript. Others read them as text: React neither renders nor hydrates them.
 * No `noscript` is inside another one, which would end it.
 */
export function NoScript({ children }: { children: ReactNode }) {
  if (usePlain()) return children;
  return <noscript>{import.meta.env.SSR && <PlainContext value={PLAIN}>{children}</PlainContext>}</noscript>;
}
