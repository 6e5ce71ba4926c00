import { LazyForm } from '../../forms/LazyForm.tsx';
import type { FormBlock } from '../../generated/content-types.ts';
import { useSite } from '../../ui/context.tsx';
import { InlineText } from '../../ui/InlineText.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Form.module.css';

/** A form with its heading; without script, the ways to get in touch that need none. */
export function Form({ heading, intro, form }: FormBlock) {
  const { contact } = useSite();
  if (!form) return <Section heading={heading} intro={intro} />;
  return (
    <Section heading={heading} intro={intro}>
      <noscript>
        <div className={styles['withoutScript']}>
          <p>
            <InlineText text={form.withoutScript} />
          </p>
          <p>
            {contact.phoneLabel}: {contact.phone}
          </p>
          <p>
            {contact.emailLabel}: {contact.email}
          </p>
        </div>
      </noscript>
      <LazyForm form={form} headingLevel={heading ? 3 : 2} />
    </Section>
  );
}
