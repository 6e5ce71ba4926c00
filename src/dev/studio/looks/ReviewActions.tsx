import { useEffect, useRef, useState } from 'react';
import { callDevApi, useAnnounce } from '@json-site/dev/shared';
import { Button } from '../controls/Button.tsx';
import { FormDialog } from '../controls/FormDialog.tsx';
import fields from '../controls/fields.module.css';
import { Labelled } from '../controls/fields.tsx';
import dialog from '../controls/StudioDialog.module.css';
import type { PublishResult } from '../publish/protocol.ts';
import { reasonOf } from '../publish/reason-of.ts';
import { Answers } from './Answers.tsx';
import styles from './LookView.module.css';
import type { LookReview, ReviewAnswer } from './protocol.ts';

/** The answers to a review, and for those who may publish, its publication and another answer. */
export function ReviewActions({ review }: { review: LookReview }) {
  const [answers, setAnswers] = useState<ReviewAnswer[]>(review.answers);
  const [opened, setOpened] = useState<'publish' | 'answer' | null>(null);
  const [note, setNote] = useState('');
  const [done, setDone] = useState('');
  const announce = useAnnounce();
  const close = () => setOpened(null);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The buttons are gone, and the keyboard would start at the top again.
    if (done) status.current?.focus();
  }, [done]);
  const { name, message, mayApprove } = review;

  async function publish(signal: AbortSignal): Promise<void> {
    const result = await callDevApi<PublishResult>('studio/reviews/approve', { review: name }, signal);
    if (result.outcome !== 'published') throw new Error(`Nothing was published. ${reasonOf(result)}`);
    setDone(result.message);
    close();
  }

  async function answer(signal: AbortSignal): Promise<void> {
    const all = await callDevApi<ReviewAnswer[]>(
      'studio/reviews/answer',
      { review: name, text: note },
      signal,
    );
    setAnswers(all);
    setNote('');
    announce('Your answer is on its way.');
    close();
  }

  return (
    <>
      <Answers answers={answers} />
      <p ref={status} role="status" tabIndex={-1}>
        {done}
      </p>
      {done === '' && mayApprove && (
        <div className={dialog['actions']}>
          <Button look="primary" onClick={() => setOpened('publish')}>
            Publish it …
          </Button>
          <Button onClick={() => setOpened('answer')}>Answer with a note …</Button>
        </div>
      )}
      {!mayApprove && (
        <p>
          Who may publish can do so here after signing in.{' '}
          <a href="/_studio/sign-in" className={styles['action']}>
            Sign in
          </a>
        </p>
      )}
      {opened === 'publish' && (
        <FormDialog title="Publish it" submit="Publish" onSubmit={publish} onClose={close}>
          <p>“{message}” is checked and becomes public as you see it here, in the name of its author.</p>
        </FormDialog>
      )}
      {opened === 'answer' && (
        <FormDialog title="Answer with a note" submit="Send the answer" onSubmit={answer} onClose={close}>
          <Labelled label="What should be different?">
            {(id) => (
              <textarea
                id={id}
                className={fields['input']}
                required
                rows={5}
                maxLength={2000}
                value={note}
                onChange={(event) => setNote(event.currentTarget.value)}
              />
            )}
          </Labelled>
          <p className={dialog['note']}>Its author gets it by mail. Nothing becomes public.</p>
        </FormDialog>
      )}
    </>
  );
}
