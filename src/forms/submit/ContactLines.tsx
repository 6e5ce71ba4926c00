import { callable } from '@json-site/model/visitor';
import { useSite } from '@json-site/ui/context';
import { TextLink } from '@json-site/ui/links/TextLink';
import { mailtoLink } from '../../../supabase/functions/deliver/mailto.ts';
import styles from './Outcome.module.css';

/** The telephone number and e-mail address of the site. */
export function ContactLines() {
  const { phone, countryCode, phoneLabel, email, emailLabel } = useSite().contact;
  return (
    <p className={styles['contact']}>
      {phone && (
        <span>
          {phoneLabel && `${phoneLabel}: `}
          <TextLink href={`tel:${callable(phone, countryCode)}`}>{phone}</TextLink>
        </span>
      )}
      <span>
        {emailLabel}: <TextLink href={mailtoLink(email)}>{email}</TextLink>
      </span>
    </p>
  );
}
