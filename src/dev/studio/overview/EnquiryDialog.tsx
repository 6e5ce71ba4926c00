import { useLoaded } from '@json-site/dev/shared';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import styles from './Overview.module.css';
import type { Enquiry, EnquiryAnswers } from './protocol.ts';

interface EnquiryDialogProps {
  enquiry: Enquiry;
  onClose: () => void;
}

/** What a visitor has written, with the labels of the form. */
export function EnquiryDialog({ enquiry: { id, reference }, onClose }: EnquiryDialogProps) {
  const [loaded, error] = useLoaded<EnquiryAnswers>('studio/enquiries/open', { id }, [id]);
  return (
    <StudioDialog title={`Enquiry ${reference}`} onClose={onClose}>
      {!loaded && <p role={error ? 'alert' : 'status'}>{error || 'Loading the answers …'}</p>}
      {loaded?.sections.map(({ heading, answers }, place) => (
        <section key={place} className={styles['answers']}>
          {heading !== undefined && <h3>{heading}</h3>}
          <dl>
            {answers.map(({ label, text }, index) => (
              <div key={index}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </StudioDialog>
  );
}
