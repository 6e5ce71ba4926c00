import { useEffect, useRef } from 'react';
import { count } from '@json-site/compiler/words';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import { DiagnosticList } from '../diagnostics/DiagnosticList.tsx';
import type { DiagnosticPlace } from '../protocol.ts';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import { ChangeList } from './ChangeList.tsx';
import { Progress } from './Progress.tsx';
import styles from './Publish.module.css';
import { PublishForm } from './PublishForm.tsx';
import type { PublishCheck } from './protocol.ts';
import { usePublish, type Waiting } from './use-publish.ts';

const WAITING = {
  check: 'Checking the whole site …',
  publish: 'Publishing …',
} as const;

function statusOf(waiting: Waiting, check: PublishCheck | null): string {
  if (waiting) return WAITING[waiting];
  if (!check) return '';
  return check.passed
    ? 'The check has found no errors.'
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

/** Shows what changes, in words and as pages, and publishes it. */
export function PublishDialog({ unsaved, onFollow, onClose }: PublishDialogProps) {
  const { state, check, waiting, done, failure, conflicts, publish } = usePublish();
  const status = useRef<HTMLParagraphElement>(null);
  const documents = state?.documents ?? [];
  const hasChanges = documents.length > 0;
  const canPublish =
    state !== null && !state.obstacle && (hasChanges || state.notPublic > 0 || state.unpushed > 0);
  const isBlocked = waiting !== null || (hasChanges && !check?.passed);

  // The form is gone after publishing; the focus goes to the result.
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
      {waiting && (hasChanges || waiting === 'publish') && (
        <Progress key={waiting} label={WAITING[waiting]} />
      )}
      {failure && <PublishMessage text={failure} />}
      {state?.obstacle && <PublishMessage text={state.obstacle} />}
      {state && !state.obstacle && !canPublish && !done && (
        <p>{state.remote ? 'Everything is public.' : 'Nothing has changed since the last version.'}</p>
      )}
      {unsaved.length > 0 && <p>Not saved yet, so not published: {unsaved.join(', ')}.</p>}
      {check && !check.passed && <Errors check={check} onFollow={onFollow} />}
      {canPublish && !hasChanges && (
        <p>
          Your changes are {state.unpushed > 0 ? 'ready to be sent' : 'sent for review'}, and not public yet.
        </p>
      )}
      {hasChanges && (
        <>
          <h3 className={dialog['subheading']}>What changes in {count(documents.length, 'document')}</h3>
          <ChangeList documents={documents} />
        </>
      )}
      {hasChanges && state && state.pages.length > 0 && (
        <>
          <h3 className={dialog['subheading']}>
            {count(state.pages.length, 'page')} {state.pages.length === 1 ? 'looks' : 'look'} different
          </h3>
          <BeforeAndAfter pages={state.pages} />
        </>
      )}
      {canPublish && (
        <PublishForm
          state={state}
          conflicts={conflicts}
          isBlocked={isBlocked}
          onPublish={(request) => void publish(request)}
        />
      )}
    </StudioDialog>
  );
}
