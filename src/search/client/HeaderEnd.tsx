import './header-end.css';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useSite } from '@json-site/ui/context';
import { isForBrowser } from '@json-site/ui/links/is-for-browser';
import { TextLink } from '@json-site/ui/links/TextLink';

/** The link to the page that lists all others. With JavaScript it opens the search, whose code is loaded then. */
export function HeaderEnd() {
  const { search } = useSite().header;
  const [dialog, setDialog] = useState<ReactNode>();

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    const link = event.currentTarget;
    if (isForBrowser(event.nativeEvent, link)) return;
    event.preventDefault();
    import('./open-search.tsx')
      .then(({ openSearch }) => openSearch(link))
      .then(setDialog, () => location.assign(link.href));
  }

  return (
    search && (
      <>
        <TextLink href={search.href} aria-label={search.label} data-search="" onClick={open} />
        {dialog}
      </>
    )
  );
}
