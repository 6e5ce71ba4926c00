import { LanguageLinks } from 'virtual:languages';
import { useRef } from 'react';
import { useSite } from '@json-site/ui/context';
import { TextLink } from '@json-site/ui/links/TextLink';
import type { ClientPage } from '../navigation/payload.ts';
import styles from './MobileMenu.module.css';
import panel from './MobilePanel.module.css';
import { currentPage, type Menu, menuGroups } from './menu-links.ts';
import { useDisclosures } from './use-disclosures.ts';

function Section({ menu, path }: { menu: Menu; path: string }) {
  const links = menuGroups(menu).flatMap(({ heading, links: under }) => [
    ...(heading ? [{ ...heading, isHeading: true }] : []),
    ...under.map((link) => ({ ...link, isHeading: false })),
  ]);
  return (
    // The visitor may open it before hydration.
    <details className={panel['section']} name="mobile-section" suppressHydrationWarning>
      <summary className={panel['item']}>{menu.label}</summary>
      <ul>
        {links.map((link) => (
          <li key={link.href} data-heading={link.isHeading || undefined}>
            <TextLink href={link.href} aria-current={currentPage(link.href, path)}>
              {link.label}
            </TextLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Toggle and panel for small screens. Choosing a link closes the panel; so does Escape. */
export function MobileMenu({ page }: { page: ClientPage }) {
  const { header, labels } = useSite();
  const { path } = page;
  const root = useRef<HTMLDivElement>(null);
  useDisclosures(root);
  return (
    <div ref={root}>
      <details className={styles['menu']} name="mobile-menu" suppressHydrationWarning>
        <summary className={styles['toggle']}>
          <span>{labels.menu}</span>
        </summary>
        <div className={panel['panel']}>
          {header.menus.map((menu) => (
            <Section key={menu.label} menu={menu} path={path} />
          ))}
          {header.links.map((link) => (
            <TextLink
              key={link.href}
              href={link.href}
              className={panel['item'] ?? ''}
              aria-current={currentPage(link.href, path)}
            >
              {link.label}
            </TextLink>
          ))}
          <LanguageLinks page={page} className={panel['item'] ?? ''} />
          {header.action && (
            <TextLink href={header.action.href} className={panel['action'] ?? ''}>
              {header.action.label}
            </TextLink>
          )}
        </div>
      </details>
    </div>
  );
}
