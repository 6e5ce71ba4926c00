import { useState } from 'react';
import { callDevApi, useAnnounce, useLoaded } from '@json-site/dev/shared';
import { Button } from '../controls/Button.tsx';
import { mayPublish } from '../editors/protocol.ts';
import { formatDate } from '../history/format-date.ts';
import type { StudioSite } from '../protocol.ts';
import { EnquiryDialog } from './EnquiryDialog.tsx';
import styles from './Overview.module.css';
import { Part } from './parts.tsx';
import type { Enquiries, Enquiry, FormEnquiries } from './protocol.ts';

interface OneFormProps {
  title: string;
  form: FormEnquiries;
  /** Undefined for an editor who may not read or mark enquiries. */
  onOpen: ((enquiry: Enquiry) => void) | undefined;
  onMark: (enquiry: Enquiry) => void;
}

function OneForm({ title, form, onOpen, onMark }: OneFormProps) {
  const { newest, open } = form;
  return (
    <>
      <h3>{title}</h3>
      {newest.length === 0 ? (
        <p className={styles['empty']}>No enquiry yet.</p>
      ) : (
        <>
          <p className={styles['note']}>
            {form.count} {form.count === 1 ? 'enquiry' : 'enquiries'},{' '}
            {open === 0 ? 'all done' : `${open} not done`}.
          </p>
          <ul className={styles['list']} aria-label={`Newest enquiries: ${title}`}>
            {newest.map((enquiry) => {
              const { id, reference, at, doneAt } = enquiry;
              const label = doneAt ? 'Not done' : 'Done';
              return (
                <li key={id} className={styles['enquiry']} data-done={doneAt ? true : undefined}>
                  <span>
                    <strong>{reference}</strong>, {formatDate(at)}
                  </span>
                  {doneAt && <small className={styles['note']}>done {formatDate(doneAt)}</small>}
                  {onOpen && (
                    <span className={styles['actions']}>
                      <Button aria-label={`Read: ${reference}`} onClick={() => onOpen(enquiry)}>
                        Read
                      </Button>
                      <Button aria-label={`${label}: ${reference}`} onClick={() => onMark(enquiry)}>
                        {label}
                      </Button>
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}

/** The newest enquiries of each form by reference and time, to read and to mark as done. */
export function EnquiryList({ site }: { site: StudioSite }) {
  const [loaded, error, setLoaded] = useLoaded<Enquiries>('studio/enquiries', {}, [site]);
  const [opened, setOpened] = useState<Enquiry | null>(null);
  const [failure, setFailure] = useState('');
  const announce = useAnnounce();
  const { forms, hasMailbox } = loaded ?? { forms: null, hasMailbox: false };

  async function mark({ id, reference, doneAt }: Enquiry): Promise<void> {
    setFailure('');
    try {
      setLoaded(await callDevApi<Enquiries>('studio/enquiries/done', { id, isDone: doneAt === null }));
      announce(`${reference} is marked as ${doneAt === null ? 'done' : 'not done'}.`);
    } catch (reason) {
      setFailure((reason as Error).message);
    }
  }

  const titleOf = (form: string) =>
    site.documents.find(({ address }) => address === `forms/${form}`)?.title ?? form;
  const emptyWords =
    loaded && !forms
      ? 'The enquiries of the site are in its own database, which this computer does not read. A developer can list them: npm run submissions.'
      : loaded && forms?.length === 0
        ? 'The site has no form.'
        : '';
  return (
    <Part title="Enquiries" empty={emptyWords}>
      {!loaded && <p role="status">{error || 'Loading the enquiries …'}</p>}
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
      )}
      {forms?.map((form) => (
        <OneForm
          key={form.form}
          title={titleOf(form.form)}
          form={form}
          onOpen={mayPublish(site.editor) ? setOpened : undefined}
          onMark={(enquiry) => void mark(enquiry)}
        />
      ))}
      {forms && (
        <p className={styles['note']}>
          {hasMailbox && (
            <>
              The messages are in <a href="/_mail">the mailbox of this computer</a>.{' '}
            </>
          )}
          A developer can list, export and erase enquiries: npm run submissions.
        </p>
      )}
      {opened && <EnquiryDialog enquiry={opened} onClose={() => setOpened(null)} />}
    </Part>
  );
}
