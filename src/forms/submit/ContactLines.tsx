import { mailtoLink } from '../../../supabase/functions/deliver/mailto.ts';
import { callable } from '../../compiler/visitor/callable.ts';
import { useSite } from '../../ui/context.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
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
