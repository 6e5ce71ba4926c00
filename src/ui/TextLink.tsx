import type { ComponentPropsWithoutRef } from 'react';
import { Link } from 'react-router-dom';

/** A link: to a page without loading the document anew, to a place on this page, or away. */
export function TextLink({ href, ...rest }: ComponentPropsWithoutRef<'a'> & { href: string }) {
  // There is nothing for the router to discover: pages are fetched by address.
  if (href.startsWith('/')) return <Link to={href} discover="none" {...rest} />;
  const away = href.startsWith('https:') ? { rel: 'noopener' } : {};
  return <a href={href} {...away} {...rest} />;
}
