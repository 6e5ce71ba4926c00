import { useEffect, useRef } from 'react';
import { count, listed } from '@json-site/compiler/words';
import { Button } from '../controls/Button.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import { DiagnosticList } from '../diagnostics/DiagnosticList.tsx';
import type { DiagnosticPlace } from '../protocol.ts';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import { ChangeList } from './ChangeList.tsx';
import { countChanges } from './count-changes.ts';
import { Progress } from './Progress.tsx';
import styles from './Publish.module.css';
import { PublishForm } from './PublishForm.tsx';
import type { Need, PublishCheck, WaitingReview } from './protocol.ts';
import { usePublish, type Waiting } from './use-publish.ts';

const WAITING = {
  check: 'Checking the whole site …',
  publish: 'Publishing …',
  review: 'Sending for review …',
} as const;

function statusOf(waiting: Waiting, check: PublishCheck | null): string {
  if (waiting) return WAITING[waiting];
  if (!check) return '';
  if (check.passed) return 'The check has found no errors.';
  return check.needs?.length
    ? 'Something that you have chosen needs something else.'
    : 'The check has found errors. Fix them, save, and publish again.';
}

/** A message whose first line is for editors; the others are for a developer. */
function PublishMessage({ text }: { text: string }) {
  const [first = '', ...details] = text.split('\n');
  return (
    <div className={styles['failure']} role="alert">
      <p>{first}</p>
      {details.length > 0 && (
        <details>
          <summary>For a developer</summary>
          <pre>{details.join('\n')}</pre>
        </details>
      )}
    </div>
  );
}

interface PublishDialogProps {
  /** Names of the documents with unsaved changes, which are not published. */
  unsaved: readonly string[];
  /** Whether this editor may make something public. */
  mayPublish: boolean;
  /** Opens the field of an error. */
  onFollow: (place: DiagnosticPlace) => void;
  onClose: () => void;
}

function Errors({ check, onFollow }: Pick<PublishDialogProps, 'onFollow'> & { check: PublishCheck }) {
  return (
    <section aria-labelledby="publish-errors">
      <h3 id="publish-errors" className={dialog['subheading']}>
        Errors that prevent publishing
      </h3>
      <DiagnosticList diagnostics={check.diagnostics} onFollow={onFollow} />
      {check.otherFailures.map(({ name, output }) => (
        <details key={name}>
          <summary>For a developer: {name}</summary>
          <pre className={styles['output']}>{output}</pre>
        </details>
      ))}
    </section>
  );
}

/** Names what the chosen documents need, and chooses it by one press. */
function Needs({ needs, onChoose }: { needs: readonly Need[]; onChoose: (files: string[]) => void }) {
  return (
    <div className={styles['needs']}>
      <ul>
        {needs.map(({ file, needed, by }) => (
          <li key={file}>
            {by} needs {needed}, which is not chosen.
          </li>
        ))}
      </ul>
      <Button onClick={() => onChoose(needs.map(({ file }) => file))}>
        Choose {needs.length === 1 ? needs[0]?.needed : 'them'} as well
      </Button>
    </div>
  );
}

function Reviews({ reviews }: { reviews: readonly WaitingReview[] }) {
  return (
    <section aria-labelledby="publish-reviews">
      <h3 id="publish-reviews" className={dialog['subheading']}>
        Waiting for review
      </h3>
      <ul>
        {reviews.map(({ name, message, documents }) => (
          <li key={name}>
            “{message}”: {listed(documents)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows everything that visitors do not see yet, in words and as pages, and publishes what is chosen. */
export function PublishDialog({ unsaved, mayPublish, onFollow, onClose }: PublishDialogProps) {
  const { state, chosen, isReady, check, waiting, done, failure, conflicts, choose, publish } = usePublish();
  const status = useRef<HTMLParagraphElement>(null);
  const documents = state?.documents ?? [];
  const selected = documents.filter(({ file }) => chosen.has(file));
  const canPublish = state !== null && !state.obstacle && documents.length > 0;
  const isBlocked = waiting !== null || !check?.passed || selected.length === 0;
  const pages = selected.length > 0 ? (state?.pages ?? []) : [];

  // The button is gone or has nothing to do after publishing; the focus goes to the result.
  useEffect(() => {
    if (done) status.current?.focus();
  }, [done]);

  return (
    <StudioDialog title="Publish" isWide onClose={onClose}>
      <p ref={status} role="status" tabIndex={-1}>
        {!waiting && done ? done.message : statusOf(waiting, check)}{' '}
        {!waiting && done?.address && <a href={done.address}>{done.address}</a>}
      </p>
      {done && (
        <details>
          <summary>For a developer</summary>
          <p>
            Once this is live, <code>npm run verify</code> compares the site with this computer and its
            database.
          </p>
        </details>
      )}
      {waiting && (canPublish || waiting !== 'check') && <Progress key={waiting} label={WAITING[waiting]} />}
      {failure && <PublishMessage text={failure} />}
      {state?.obstacle && <PublishMessage text={state.obstacle} />}
      {state && !state.obstacle && !canPublish && !done && (
        <p>{state.remote ? 'Everything is public.' : 'Nothing has changed since the last version.'}</p>
      )}
      {unsaved.length > 0 && <p>Not saved yet, so not published: {unsaved.join(', ')}.</p>}
      {state && state.reviews.length > 0 && <Reviews reviews={state.reviews} />}
      {check?.needs && check.needs.length > 0 && (
        <Needs needs={check.needs} onChoose={(files) => choose(files, true)} />
      )}
      {check && check.diagnostics.length + check.otherFailures.length > 0 && (
        <Errors check={check} onFollow={onFollow} />
      )}
      {canPublish && (
        <>
          <h3 className={dialog['subheading']}>Visitors do not see {countChanges(documents)} yet</h3>
          <ChangeList documents={documents} chosen={chosen} isReady={isReady} onChoose={choose} />
        </>
      )}
      {pages.length > 0 && (
        <>
          <h3 className={dialog['subheading']}>
            {count(pages.length, 'page')} {pages.length === 1 ? 'looks' : 'look'} different
          </h3>
          <BeforeAndAfter pages={pages} files={[...chosen]} />
        </>
      )}
      {canPublish && (
        <PublishForm
          state={state}
          conflicts={conflicts}
          chosen={selected}
          isBlocked={isBlocked}
          mayPublish={mayPublish}
          onPublish={(request) => void publish(request)}
        />
      )}
    </StudioDialog>
  );
}
