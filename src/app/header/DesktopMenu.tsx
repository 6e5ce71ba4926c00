import { LanguageLinks } from 'virtual:languages';
import { useRef } from 'react';
import { useSite } from '@json-site/ui/context';
import { TextLink } from '@json-site/ui/links/TextLink';
import type { ClientPage } from '../navigation/payload.ts';
import styles from './DesktopMenu.module.css';
import panel from './DesktopPanel.module.css';
import { currentPage, type Menu, menuGroups } from './menu-links.ts';
import { useDisclosures } from './use-disclosures.ts';

function DropDown({ menu, path }: { menu: Menu; path: string }) {
  return (
    // The visitor may open it before hydration.
    <details className={styles['dropdown']} name="menu" suppressHydrationWarning>
      <summary className={styles['item']}>{menu.label}</summary>
      <div className={panel['place']}>
        <div className={panel['panel']}>
          {menuGroups(menu).map((group, index) => (
            <div key={index} className={panel['group']}>
              {group.heading && (
                <TextLink
                  href={group.heading.href}
                  className={panel['heading'] ?? ''}
                  aria-current={currentPage(group.heading.href, path)}
                >
                  {group.heading.label}
                </TextLink>
              )}
              {group.links.length > 0 && (
                <ul>
                  {group.links.map((link) => (
                    <li key={link.href}>
                      <TextLink href={link.href} aria-current={currentPage(link.href, path)}>
                        {link.label}
                      </TextLink>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
      </div>
    </details>
  );
}

/** Drop-down menus and links for wide screens, and after them the other languages. */
export function DesktopMenu({ page }: { page: ClientPage }) {
  const { header } = useSite();
  const { path } = page;
  const list = useRef<HTMLUListElement>(null);
  useDisclosures(list);
  return (
    <>
      <ul className={styles['menu']} ref={list}>
        {header.menus.map((menu) => (
          <li key={menu.label}>
            <DropDown menu={menu} path={path} />
          </li>
        ))}
        {header.links.map((link) => (
          <li key={link.href}>
            <TextLink
              href={link.href}
              className={styles['item'] ?? ''}
              aria-current={currentPage(link.href, path)}
            >
              {link.label}
            </TextLink>
          </li>
        ))}
      </ul>
      <LanguageLinks page={page} className={styles['item'] ?? ''} />
    </>
  );
}
