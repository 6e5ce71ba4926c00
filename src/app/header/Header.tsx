import { Bar } from 'virtual:header-bar';
import { useSite } from '@json-site/ui/context';
import { TextLink } from '@json-site/ui/links/TextLink';
import { Brand } from '../Brand.tsx';
import type { ClientPage } from '../navigation/payload.ts';
import { DesktopMenu } from './DesktopMenu.tsx';
import styles from './Header.module.css';
import { MobileMenu } from './MobileMenu.tsx';
import { useScrollMark } from './use-scroll-mark.ts';

export interface HeaderProps {
  /** The page on screen. */
  page: ClientPage;
}

/** The bar at the top of every page. Marks the link to the page on screen as current. */
export function Header({ page }: HeaderProps) {
  const { brand, header, labels } = useSite();
  const hasEntries = header.menus.length + header.links.length > 0 || header.action || page.versions;
  return (
    <header ref={useScrollMark()} className={styles['header']} data-scheme="dark">
      <Bar className={styles['bar']}>
        <TextLink
          href={page.home ?? '/'}
          className={styles['brand']}
          aria-label={`${brand.name}, ${labels.home}`}
        >
          <Brand />
        </TextLink>
        {hasEntries && (
          <nav className={styles['desktop']} aria-label={labels.mainNavigation}>
            <DesktopMenu page={page} />
            {header.action && (
              <TextLink href={header.action.href} className={styles['action'] ?? ''}>
                {header.action.label}
              </TextLink>
            )}
          </nav>
        )}
        {hasEntries && (
          <nav className={styles['mobile']} aria-label={labels.mainNavigation}>
            <MobileMenu page={page} />
          </nav>
        )}
      </Bar>
    </header>
  );
}
