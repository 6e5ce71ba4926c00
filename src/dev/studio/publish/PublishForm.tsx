import { type FormEvent, useId, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import fields from '../controls/fields.module.css';
import { Labelled } from '../controls/fields.tsx';
import dialog from '../controls/StudioDialog.module.css';
import styles from './Publish.module.css';
import type { ConflictChoices, ConflictInWords, PublishRequest, PublishState } from './protocol.ts';

interface ConflictProps {
  conflict: ConflictInWords;
  choice: ConflictChoices[string] | undefined;
  onChoose: (choice: ConflictChoices[string]) => void;
}

/** Asks which of two texts to keep. */
function Conflict({ conflict, choice, onChoose }: ConflictProps) {
  const group = useId();
  const options = { mine: 'Yours', theirs: 'Theirs' } as const;
  return (
    <fieldset className={styles['conflict']}>
      <legend>{conflict.where}</legend>
      {(['mine', 'theirs'] as const).map((one) => (
        <label key={one} className={dialog['check']}>
          <input type="radio" name={group} required checked={choice === one} onChange={() => onChoose(one)} />
          <span>
            {options[one]}: <q>{conflict[one]}</q>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface PublishFormProps {
  state: PublishState;
  conflicts: readonly ConflictInWords[];
  isBlocked: boolean;
  onPublish: (request: PublishRequest) => void;
}

/** Asks for a message, and whether to publish the changes or to send them for review. */
export function PublishForm({ state, conflicts, isBlocked, onPublish }: PublishFormProps) {
  const { remote, siteBranch, documents, fingerprint, suggestedMessage } = state;
  const [message, setMessage] = useState<string | null>(null);
  const [choices, setChoices] = useState<ConflictChoices>({});
  const text = message ?? suggestedMessage;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const way = submitter?.getAttribute('value') === 'review' ? 'review' : 'publish';
    if (!isBlocked) onPublish({ way, message: text, fingerprint, choices });
  }

  return (
    <form className={styles['form']} onSubmit={submit}>
      {conflicts.length > 0 && (
        <p role="alert">Someone else has changed the same and was first. Which do you want to keep?</p>
      )}
      {conflicts.map((conflict) => (
        <Conflict
          key={conflict.key}
          conflict={conflict}
          choice={choices[conflict.key]}
          onChoose={(choice) => setChoices({ ...choices, [conflict.key]: choice })}
        />
      ))}
      {documents.length > 0 && (
        <Labelled label="What have you changed, and why?">
          {(id) => (
            <textarea
              id={id}
              className={fields['input']}
              rows={2}
              required
              value={text}
              data-browser-undo
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
          )}
        </Labelled>
      )}
      <div className={dialog['actions']}>
        <Button look="primary" type="submit" value="publish" aria-disabled={isBlocked || undefined}>
          {remote ? 'Publish' : 'Keep as a version'}
        </Button>
        {remote && siteBranch && (
          <Button type="submit" value="review" aria-disabled={isBlocked || undefined}>
            Send for review
          </Button>
        )}
      </div>
    </form>
  );
}
