import type { Block } from '@json-site/model/content-types';
import { Card, CardGridLayout } from '@json-site/ui/Card';
import { useSite } from '@json-site/ui/context';
import { Section } from '@json-site/ui/section/Section';
import styles from './ContactCards.module.css';

/** The telephone number, the e-mail address and each office, as text to read, copy or dictate. */
export function ContactCards({ heading, intro }: Block<'contact-cards'>) {
  const { contact, offices = [] } = useSite();
  const level = heading ? 3 : 2;
  return (
    <Section heading={heading} intro={intro} layout="beside">
      <CardGridLayout columns={2}>
        {contact.phone && (
          <Card title={contact.phoneLabel ?? contact.phone} headingLevel={level}>
            <p className={styles['value']}>{contact.phone}</p>
          </Card>
        )}
        <Card title={contact.emailLabel} headingLevel={level}>
          <p className={styles['value']}>{contact.email}</p>
        </Card>
        {offices.map((office, place) => (
          <Card key={place} title={office.name} headingLevel={level}>
            <address>
              {office.address.map((line, index) => (
                <span key={index} className={styles['line']}>
                  {line}
                </span>
              ))}
            </address>
            {office.phone && <p className={styles['phone']}>{office.phone}</p>}
          </Card>
        ))}
      </CardGridLayout>
    </Section>
  );
}
