import { useState } from 'react';
import { listed } from '@json-site/compiler/words';
import { Button } from '../controls/Button.tsx';
import { formatDate } from '../history/format-date.ts';
import { Answers } from '../looks/Answers.tsx';
import { ShareDialog } from '../looks/ShareDialog.tsx';
import type { StudioSite } from '../protocol.ts';
import styles from './Overview.module.css';
import type { WaitingWork } from './protocol.ts';

/** A review that waits, with what was answered; on a server where people sign in, a link shows it. */
export function ReviewEntry({ site, review }: { site: StudioSite; review: WaitingWork }) {
  const { id, message, documents, by, at, answers } = review;
  const [isSharing, setSharing] = useState(false);
  return (
    <li>
      <strong>{message}</strong>{' '}
      <span className={styles['note']}>
        sent by {by}, {formatDate(at)}: {listed(documents)}
      </span>
      <Answers answers={answers} />
      {site.editor && (
        <p>
          <Button aria-label={`A link to look at: ${message}`} onClick={() => setSharing(true)}>
            A link to look at it …
          </Button>
        </p>
      )}
      {isSharing && (
        <ShareDialog
          target={{ kind: 'review', name: id }}
          title={message}
          onClose={() => setSharing(false)}
        />
      )}
    </li>
  );
}
