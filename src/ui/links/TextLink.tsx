import { type ComponentPropsWithoutRef, type MouseEvent, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

/** A press that the browser itself has more to do with: a new tab, a download. */
function isSpecial({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  return (
    button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (currentTarget.target || '_self') !== '_self'
  );
}

/**
 * A link to a page of this site, which the router shows without loading the document anew. The router's own link works
 * out relative addresses and is rendered again on every change of page, a hundred times in header and footer; these
 * addresses are always whole.
 */
function PageLink({ href, onClick, ...rest }: ComponentPropsWithoutRef<'a'> & { href: string }) {
  const { navigator } = useContext(NavigationContext);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isSpecial(event)) return;
        event.preventDefault();
        const { pathname, search, hash } = window.location;
        // As browsers do: going where one is leaves no second entry in the history.
        if (href === pathname + search + hash) navigator.replace(href);
        else navigator.push(href);
      }}
    />
  );
}

/** A link: to a page without loading the document anew, to a place on this page, or away. */
export function TextLink({ href, ...rest }: ComponentPropsWithoutRef<'a'> & { href: string }) {
  if (href.startsWith('/')) return <PageLink href={href} {...rest} />;
  const away = href.startsWith('https:') ? { rel: 'noopener' } : {};
  return <a href={href} {...away} {...rest} />;
}
