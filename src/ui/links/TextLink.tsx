import type { ComponentPropsWithoutRef } from 'react';

/** A link. The app navigates to pages of this site without loading a document (`useLinkNavigation`). */
export function TextLink({ href, ...rest }: ComponentPropsWithoutRef<'a'> & { href: string }) {
  const external = href.startsWith('https:') ? { rel: 'noopener' } : {};
  return <a href={href} {...external} {...rest} />;
}
