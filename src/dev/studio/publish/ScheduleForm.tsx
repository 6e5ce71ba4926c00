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

interface MomentProps {
  label: string;
  type: 'date' | 'time';
  value: string;
  onChange: (value: string) => void;
}

function Moment({ label, type, value, onChange }: MomentProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          type={type}
          className={fields['input']}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Labelled>
  );
}

/** Chooses a time at which the server publishes. */
export function ScheduleForm({ request }: ScheduleFormProps) {
  const [schedule] = useLoaded<Schedule>('studio/publish/schedule');
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [done, setDone] = useState('');
  const [failure, setFailure] = useState('');

  async function plan(): Promise<void> {
    setDone('');
    setFailure('');
    if (day === '' || time === '') return setFailure('Choose a day and a time.');
    if (!request) return setFailure('Choose something without errors to publish.');
    try {
      await callDevApi<Schedule>('studio/publish/schedule/add', { ...request, at: `${day}T${time}` });
      setDone(`It becomes public at ${day} ${time}, if the check passes then. The overview lists it.`);
    } catch (error) {
      setFailure((error as Error).message);
    }
  }

  if (!schedule) return null;
  return (
    <details>
      <summary>Publish at a time</summary>
      {schedule.canSchedule ? (
        <div className={dialog['form']}>
          {/* One control for both is cut on a phone with large letters. */}
          <Moment label="Day" type="date" value={day} onChange={setDay} />
          <Moment label={`Time (${schedule.timeZone})`} type="time" value={time} onChange={setTime} />
          <p className={dialog['note']}>
            The server checks and publishes it then, as it is now. If it is saved again before, or the check
            fails, nothing is published, and those who may publish get a mail.
          </p>
          <div>
            <Button onClick={() => void plan()}>Publish then</Button>
            <p role="status">{done}</p>
          </div>
          {failure && (
            <p role="alert" className={styles['failure']}>
              {failure}
            </p>
          )}
        </div>
      ) : (
        <p className={dialog['note']}>
          This studio runs on your computer, which may be off then, so it cannot publish at a time. The studio
          server can; a developer sets it up once.
        </p>
      )}
    </details>
  );
}
