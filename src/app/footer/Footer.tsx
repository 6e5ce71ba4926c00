import { ConsentChange } from 'virtual:consent';
import { useSite } from '@json-site/ui/context';
import { useHydrated } from '@json-site/ui/hydrated';
import { InlineText } from '@json-site/ui/InlineText';
import { TextLink } from '@json-site/ui/links/TextLink';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Brand } from '../Brand.tsx';
import { BackToTop } from './BackToTop.tsx';
import styles from './Footer.module.css';
import { SchemeChoice } from './SchemeChoice.tsx';

/** The footer of every page: links, partners, legal details and a button to the top. */
export function Footer() {
  const { brand, company, footer, labels, partners } = useSite();
  const { registration } = company;
  return (
    <footer className={styles['footer']}>
      <div className={styles['top']}>
        <div className={styles['about']}>
          <Brand />
          <p>{brand.tagline}</p>
          <div className={styles['choices']}>{useHydrated() && <SchemeChoice />}</div>
          <ConsentChange />
        </div>
        <nav className={styles['links']} aria-label={labels.footerNavigation}>
          {footer.groups.map((group) => (
            <div key={group.heading}>
              <h2>{group.heading}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <TextLink href={link.href}>{link.label}</TextLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className={styles['partners']}>
        {footer.partnersHeading && <p>{footer.partnersHeading}</p>}
        {partners.length > 0 && (
          <ul>
            {partners.map((partner) => (
              <li key={partner.name}>
                <img
                  src={partner.image.src}
                  width={partner.image.width}
                  height={partner.image.height}
                  alt={partner.name}
                  loading="lazy"
                />
              </li>
            ))}
          </ul>
        )}
        <BackToTop label={labels.backToTop} />
      </div>
      <div className={styles['legal']}>
        <Paragraph text={footer.note} />
        <ul>
          <li>{company.legalName}</li>
          {registration && (
            <>
              <li>{registration.part}</li>
              <li>{registration.number}</li>
              <li>{registration.office}</li>
            </>
          )}
          {company.details.map((detail, index) => (
            <li key={index}>
              <InlineText text={detail} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
