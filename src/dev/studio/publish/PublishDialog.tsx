import { useEffect, useRef } from 'react';
import buttons from '../controls/buttons.module.css';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import { DiagnosticList } from '../diagnostics/DiagnosticList.tsx';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import { ChangeList } from './ChangeList.tsx';
import styles from './Publish.module.css';
import { PublishForm } from './PublishForm.tsx';
import type { PublishCheck, PublishState } from './protocol.ts';
import { usePublish, type Waiting } from './use-publish.ts';

const WAITING = {
  check: 'Checking the whole project …',
  publish: 'Checking, committing and pushing …',
  push: 'Pushing …',
  combine: 'Combining, checking and pushing …',
} as const;

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function statusOf(waiting: Waiting, check: PublishCheck | null, done: string): string {
  if (waiting) return WAITING[waiting];
  if (done) return done;
  if (!check) return '';
  return check.passed
    ? 'The check has found no errors.'
    : 'The check has found errors. Fix them, save, and open this view again.';
}

function Errors({ check }: { check: PublishCheck }) {
  return (
    <section aria-labelledby="publish-errors">
      <h3 id="publish-errors" className={dialog['subheading']}>
        Errors that prevent publishing
      </h3>
      <DiagnosticList diagnostics={check.diagnostics} />
      {check.otherFailures.map(({ name, output }) => (
        <details key={name}>
          <summary>For a developer: {name}</summary>
          <pre className={styles['output']}>{output}</pre>
        </details>
      ))}
    </section>
  );
}

interface PushAgainProps {
  state: PublishState;
  isBehind: boolean;
  onPush: (newBranch?: string) => void;
  onCombine: () => void;
}

/** Commits that the remote does not have: pushed again, combined with those of others, or sent to a branch for review. */
function PushAgain({ state, isBehind, onPush, onCombine }: PushAgainProps) {
  const { unpushed, remote, upstream, suggestedMessage: _, ...rest } = state;
  const name = `${upstream ?? rest.branch ?? 'content'}-${rest.fingerprint.slice(-7)}`;
  return (
    <section aria-label="Commits that are not pushed">
      <p>
        {count(unpushed, 'commit on this computer is', 'commits on this computer are')} not at {remote} yet.
        The next push includes {unpushed === 1 ? 'it' : 'them'}.
      </p>
      <div className={dialog['actions']}>
        {isBehind ? (
          <button type="button" className={buttons['small']} onClick={onCombine}>
            Combine with their changes, and publish
          </button>
        ) : (
          <button type="button" className={buttons['small']} onClick={() => onPush()}>
            Push to {upstream}
          </button>
        )}
        <button type="button" className={buttons['small']} onClick={() => onPush(name)}>
          Send to a new branch for review, {name}
        </button>
      </div>
    </section>
  );
}

interface PublishDialogProps {
  /** Names of the documents with unsaved changes, which are not published. */
  unsaved: readonly string[];
  onClose: () => void;
}

/** Shows what changes, in words and as pages, and publishes it. */
export function PublishDialog({ unsaved, onClose }: PublishDialogProps) {
  const { state, check, waiting, done, failure, isBehind, publish, push, combine } = usePublish();
  const status = useRef<HTMLParagraphElement>(null);
  const hasChanges = state !== null && state.documents.length > 0;
  const isBlocked = waiting !== null || !check?.passed;
  const isEmpty = state && !state.obstacle && !hasChanges && state.unpushed === 0;

  // The form is gone after publishing; the focus goes to the result.
  useEffect(() => {
    if (done) status.current?.focus();
  }, [done]);

  return (
    <StudioDialog title="Publish" isWide onClose={onClose}>
      <p ref={status} role="status" tabIndex={-1}>
        {statusOf(waiting, check, done)}
      </p>
      {done && (
        <p>
          Once this is live, <code>npm run verify</code> compares the site with this computer and its
          database.
        </p>
      )}
      {failure && (
        <p className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
      {state?.obstacle && <p className={styles['failure']}>{state.obstacle}</p>}
      {isEmpty && !done && <p>Everything is published.</p>}
      {unsaved.length > 0 && <p>Not saved yet, so not published: {unsaved.join(', ')}.</p>}
      {check && !check.passed && <Errors check={check} />}
      {hasChanges && (
        <>
          <h3 className={dialog['subheading']}>
            What changes in {count(state.documents.length, 'document', 'documents')}
          </h3>
          <ChangeList documents={state.documents} />
          {state.pages.length > 0 && (
            <>
              <h3 className={dialog['subheading']}>
                {count(state.pages.length, 'page looks', 'pages look')} different
              </h3>
              <BeforeAndAfter pages={state.pages} />
            </>
          )}
          <PublishForm state={state} isBlocked={isBlocked} onPublish={(request) => void publish(request)} />
        </>
      )}
      {state && state.unpushed > 0 && (
        <PushAgain
          state={state}
          isBehind={isBehind}
          onPush={(newBranch) => void push(newBranch)}
          onCombine={() => void combine()}
        />
      )}
    </StudioDialog>
  );
}
