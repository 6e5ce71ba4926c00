import { useState } from 'react';
import { callDevApi, useLoaded } from '@json-site/dev/shared';
import { Button } from '../controls/Button.tsx';
import fields from '../controls/fields.module.css';
import { Labelled } from '../controls/fields.tsx';
import dialog from '../controls/StudioDialog.module.css';
import styles from './Publish.module.css';
import type { NewPublication, Schedule } from './protocol.ts';

interface ScheduleFormProps {
  /** What would be published; null while it cannot be. */
  request: Omit<NewPublication, 'at'> | null;
}

/** Chooses a time at which the server publishes. */
export function ScheduleForm({ request }: ScheduleFormProps) {
  const [schedule] = useLoaded<Schedule>('studio/publish/schedule');
  const [at, setAt] = useState('');
  const [done, setDone] = useState('');
  const [failure, setFailure] = useState('');

  async function plan(): Promise<void> {
    setDone('');
    setFailure('');
    if (at === '') return setFailure('Choose a day and a time.');
    if (!request) return setFailure('Choose something without errors to publish.');
    try {
      await callDevApi<Schedule>('studio/publish/schedule/add', { ...request, at });
      setDone(
        `It becomes public at ${at.replace('T', ' ')}, if the check passes then. The overview lists it.`,
      );
    } catch (error) {
      setFailure((error as Error).message);
    }
  }

  if (!schedule) return null;
  return (
    <details>
      <summary>Publish at a time</summary>
      {schedule.canSchedule ? (
        <>
          <Labelled label={`Day and time (${schedule.timeZone})`}>
            {(id) => (
              <input
                id={id}
                type="datetime-local"
                className={fields['input']}
                value={at}
                onChange={(event) => setAt(event.currentTarget.value)}
              />
            )}
          </Labelled>
          <p className={dialog['note']}>
            The server checks and publishes it then, as it is now. If it is saved again before, or the check
            fails, nothing is published, and those who may publish get a mail.
          </p>
          <Button onClick={() => void plan()}>Publish then</Button>
          <p role="status">{done}</p>
          {failure && (
            <p role="alert" className={styles['failure']}>
              {failure}
            </p>
          )}
        </>
      ) : (
        <p className={dialog['note']}>
          This studio runs on your computer, which may be off then, so it cannot publish at a time. The studio
          server can; a developer sets it up once.
        </p>
      )}
    </details>
  );
}
