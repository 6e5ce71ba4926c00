import { type FormEvent, useId, useState } from 'react';
import { buttonClass } from '../../../ui/links/button.ts';
import fields from '../controls/fields.module.css';
import { Labelled } from '../controls/Labelled.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { TextInput } from '../controls/TextInput.tsx';
import { branchNameFor } from './branch-name.ts';
import styles from './Publish.module.css';
import type { PublishRequest, PublishState } from './protocol.ts';

interface PublishFormProps {
  state: PublishState;
  isBlocked: boolean;
  onPublish: (request: PublishRequest) => void;
}

/** Asks for the message and the branch of the commit. */
export function PublishForm({ state, isBlocked, onPublish }: PublishFormProps) {
  const { branch, remote, upstream, siteBranch, fingerprint, suggestedMessage } = state;
  const [message, setMessage] = useState<string | null>(null);
  const [isNewBranch, setNewBranch] = useState(branch === null);
  const [typedName, setTypedName] = useState<string | null>(null);
  const group = useId();
  const text = message ?? suggestedMessage;
  const name = typedName ?? branchNameFor(text);
  const isForReview = isNewBranch || (siteBranch !== null && upstream !== siteBranch);
  const goesTo = remote ? `, pushed to ${remote}` : '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBlocked) onPublish({ message: text, fingerprint, ...(isNewBranch && { newBranch: name }) });
  }

  return (
    <form className={dialog['form']} onSubmit={submit}>
      <Labelled label="What have you changed, and why?">
        {(id) => (
          <textarea
            id={id}
            className={fields['input']}
            rows={3}
            required
            value={text}
            data-browser-undo
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        )}
      </Labelled>
      <fieldset className={styles['branches']}>
        <legend>Where to</legend>
        {branch && (
          <label className={dialog['check']}>
            <input type="radio" name={group} checked={!isNewBranch} onChange={() => setNewBranch(false)} />
            The current branch, {branch}
            {remote && `, pushed to ${remote}/${upstream}`}
            {siteBranch !== null && upstream !== siteBranch && ', for someone to review'}
          </label>
        )}
        <label className={dialog['check']}>
          <input type="radio" name={group} checked={isNewBranch} onChange={() => setNewBranch(true)} />A new
          branch
          {goesTo}, for someone to review
        </label>
        {isNewBranch && (
          <TextInput
            label="Name of the branch"
            hint="Letters, digits and hyphens. Your next changes stay on this branch."
            value={name}
            onChange={setTypedName}
          />
        )}
      </fieldset>
      <div className={dialog['actions']}>
        <button type="submit" className={buttonClass('primary')} aria-disabled={isBlocked || undefined}>
          {!remote ? 'Commit' : isForReview ? 'Send for review' : 'Publish'}
        </button>
      </div>
    </form>
  );
}
