import { useState } from 'react';
import { listed } from '@json-site/compiler/words';
import { callDevApi, useAnnounce, useLoaded } from '@json-site/dev/shared';
import { Button } from '../controls/Button.tsx';
import type { Publication, Schedule } from '../publish/protocol.ts';
import styles from './Overview.module.css';
import { Part } from './parts.tsx';

/** What the server publishes at a time, and what it could not publish. */
export function Scheduled({ version }: { version: unknown }) {
  const [schedule, , setSchedule] = useLoaded<Schedule>('studio/publish/schedule', {}, [version]);
  const [failure, setFailure] = useState('');
  const announce = useAnnounce();
  if (!schedule?.canSchedule) return null;

  async function cancel({ id, message }: Publication): Promise<void> {
    setFailure('');
    try {
      setSchedule(await callDevApi<Schedule>('studio/publish/schedule/cancel', { id }));
      announce(`“${message}” is not published at a time any more.`);
    } catch (error) {
      setFailure((error as Error).message);
    }
  }

  return (
    <Part
      title="Public at a time"
      empty={schedule.publications.length === 0 ? 'Nothing waits for its time.' : ''}
    >
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
      )}
      <ul className={styles['list']}>
        {schedule.publications.map((one) => (
          <li key={one.id} className={styles['enquiry']}>
            <span>
              <strong>{one.message}</strong>{' '}
              <span className={styles['note']}>
                {one.at} ({schedule.timeZone}), by {one.by}: {listed(one.documents)}
              </span>
              {one.failure && <span className={styles['failure']}> Not published: {one.failure}</span>}
            </span>
            <Button aria-label={`Cancel: ${one.message}`} onClick={() => void cancel(one)}>
              Cancel
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  );
}
