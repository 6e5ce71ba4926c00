import { type FormEvent, useId, useState } from 'react';
import { listed } from '@json-site/compiler/words';
import { Button } from '../controls/Button.tsx';
import fields from '../controls/fields.module.css';
import { Labelled } from '../controls/fields.tsx';
import dialog from '../controls/StudioDialog.module.css';
import styles from './Publish.module.css';
import type {
  ChangedDocument,
  ConflictChoices,
  ConflictInWords,
  PublishRequest,
  PublishState,
} from './protocol.ts';
import { ScheduleForm } from './ScheduleForm.tsx';
import { suggestMessage } from './suggest-message.ts';

interface ConflictProps {
  conflict: ConflictInWords;
  choice: ConflictChoices[string] | undefined;
  onChoose: (choice: ConflictChoices[string]) => void;
}

/** Asks which of two texts to keep. */
function Conflict({ conflict, choice, onChoose }: ConflictProps) {
  const group = useId();
  return (
    <fieldset className={styles['conflict']}>
      <legend>{conflict.where}</legend>
      {(['mine', 'theirs'] as const).map((one) => (
        <label key={one} className={dialog['check']}>
          <input type="radio" name={group} required checked={choice === one} onChange={() => onChoose(one)} />
          <span>
            {one === 'mine' ? 'Yours' : conflict.by}: <q>{conflict[one]}</q>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface PublishFormProps {
  state: PublishState;
  conflicts: readonly ConflictInWords[];
  /** The chosen documents. */
  chosen: readonly ChangedDocument[];
  isBlocked: boolean;
  /** Whether this editor may make something public. */
  mayPublish: boolean;
  onPublish: (request: PublishRequest) => void;
}

/** Asks for a message, and whether to publish the changes or to send them for review. */
export function PublishForm({
  state,
  conflicts,
  chosen,
  isBlocked,
  mayPublish,
  onPublish,
}: PublishFormProps) {
  const { remote, siteBranch, fingerprint } = state;
  const [message, setMessage] = useState<string | null>(null);
  const [choices, setChoices] = useState<ConflictChoices>({});
  const text = message ?? suggestMessage(chosen);
  const files = chosen.map(({ file }) => file);
  const others = listed([...new Set(conflicts.map(({ by }) => by))]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const way = submitter?.getAttribute('value') === 'review' ? 'review' : 'publish';
    if (!isBlocked) onPublish({ way, message: text, fingerprint, files, choices });
  }

  return (
    <form className={styles['form']} onSubmit={submit}>
      {conflicts.length > 0 && (
        <p role="alert">{others} changed the same and was first. Which do you want to keep?</p>
      )}
      {conflicts.map((conflict) => (
        <Conflict
          key={conflict.key}
          conflict={conflict}
          choice={choices[conflict.key]}
          onChoose={(choice) => setChoices({ ...choices, [conflict.key]: choice })}
        />
      ))}
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
      <div className={dialog['actions']}>
        {mayPublish && (
          <Button look="primary" type="submit" value="publish" aria-disabled={isBlocked || undefined}>
            {remote ? 'Publish' : 'Keep as a version'}
          </Button>
        )}
        {remote && siteBranch && (
          <Button
            look={mayPublish ? 'small' : 'primary'}
            type="submit"
            value="review"
            aria-disabled={isBlocked || undefined}
          >
            Send for review
          </Button>
        )}
      </div>
      {remote && mayPublish && (
        <ScheduleForm request={isBlocked ? null : { message: text, files, fingerprint }} />
      )}
    </form>
  );
}
