import { useState } from 'react';
import { count, listed } from '@json-site/compiler/words';
import { useLoaded } from '@json-site/dev/shared';
import { Button } from '../controls/Button.tsx';
import { View } from '../controls/View.tsx';
import { RecentChanges } from '../history/ChangesDialog.tsx';
import { formatDate } from '../history/format-date.ts';
import type { UndoableChange } from '../history/protocol.ts';
import { LinksDialog } from '../links/LinksDialog.tsx';
import type { StudioSite } from '../protocol.ts';
import type { UnpublishedFile } from '../publish/protocol.ts';
import { nameOfFile } from '../values/name-of-file.ts';
import { EnquiryList } from './EnquiryList.tsx';
import styles from './Overview.module.css';
import { DocumentLink, Part } from './parts.tsx';
import type { Overview, PublicChange, WaitingDocument } from './protocol.ts';
import { ReviewEntry } from './ReviewEntry.tsx';
import { Scheduled } from './Scheduled.tsx';
import { SiteDiagnostics } from './SiteDiagnostics.tsx';

/** The address of the view in the studio: the one without a document. */
export const OVERVIEW_ADDRESS = '';

const KINDS = { added: 'new', removed: 'deleted', changed: 'changed', moved: 'moved' } as const;

const UNVERSIONED = 'This copy of the project has no versions, so nothing is known about it.';

interface WithSite {
  site: StudioSite;
}

/** "changed by Ada, waits in the review “Prices”" */
function stateOf({ kind, by, review, revises }: WaitingDocument): string {
  const done = `${KINDS[kind]}${by.length > 0 ? ` by ${listed(by)}` : ''}`;
  if (review) return `${done}, waits in the review “${review}”`;
  return revises ? `${done}, differs from what waits in the review “${revises}”` : done;
}

function Waiting({
  site,
  waiting,
  onPublish,
}: WithSite & { waiting: WaitingDocument[]; onPublish: () => void }) {
  return (
    <>
      <ul className={styles['list']}>
        {waiting.map((one) => (
          <li key={one.file}>
            <DocumentLink site={site} file={one.file} name={one.name} />{' '}
            <span className={styles['note']}>{stateOf(one)}</span>
          </li>
        ))}
      </ul>
      <Button onClick={onPublish}>Look at them, and publish …</Button>
    </>
  );
}

function Drafts({ site, drafts }: WithSite & { drafts: ReadonlySet<string> }) {
  return (
    <ul className={styles['list']}>
      {[...drafts].map((file) => (
        <li key={file}>
          <DocumentLink site={site} file={file} name={nameOfFile(site, file)} />
        </li>
      ))}
    </ul>
  );
}

function Documents({ site, change }: WithSite & { change: PublicChange }) {
  const says = (kind: UnpublishedFile['kind']) => (kind === 'changed' ? '' : ` (${KINDS[kind]})`);
  return (
    <ul className={styles['documents']}>
      {change.documents.map(({ file, name, kind }) => (
        <li key={file}>
          <DocumentLink site={site} file={file} name={`${name}${says(kind)}`} />
        </li>
      ))}
      {change.more > 0 && <li>and {change.more} more</li>}
    </ul>
  );
}

function Changes({ site, week }: WithSite & { week: PublicChange[] }) {
  return (
    <ol className={styles['week']}>
      {week.map((change) => (
        <li key={change.commit}>
          <strong>{change.message}</strong>
          <p>
            {change.by}, {formatDate(change.at)}
          </p>
          <Documents site={site} change={change} />
        </li>
      ))}
    </ol>
  );
}

/** The changes that are listed at once; the others are folded. */
const AT_ONCE = 6;

function Week({ site, week }: WithSite & { week: PublicChange[] }) {
  const earlier = week.slice(AT_ONCE);
  return (
    <>
      <Changes site={site} week={week.slice(0, AT_ONCE)} />
      {earlier.length > 0 && (
        <details>
          <summary>{count(earlier.length, 'earlier change')}</summary>
          <Changes site={site} week={earlier} />
        </details>
      )}
    </>
  );
}

function BringBack({ site, onUndone }: WithSite & Pick<OverviewViewProps, 'onUndone'>) {
  const [changes] = useLoaded<UndoableChange[]>('studio/history/changes', {}, [site]);
  return (
    <Part
      title="Bring back"
      empty={changes?.length === 0 ? 'Nothing was deleted, moved or replaced on this computer.' : ''}
    >
      <p className={styles['note']}>
        The last deletions, moves and replacements on this computer. Edits since then stay.
      </p>
      {changes && <RecentChanges changes={changes} onUndone={onUndone} />}
    </Part>
  );
}

interface OverviewViewProps extends WithSite {
  /** Files of documents with a stored draft. */
  drafts: ReadonlySet<string>;
  /** Another value when something has become public or was sent for review. */
  version: unknown;
  onPublish: () => void;
  /** Called with the address of the page that exists again, if there is one. */
  onUndone: (address: string | undefined) => void;
  onChanged: () => void;
}

/** Checks what `npm run check` never does: it asks no other server. */
function Links({ site, drafts, onChanged }: Pick<OverviewViewProps, 'site' | 'drafts' | 'onChanged'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Part title="Links to other sites">
      <Button onClick={() => setOpen(true)}>Check the links to other sites …</Button>
      {isOpen && (
        <LinksDialog site={site} drafts={drafts} onChanged={onChanged} onClose={() => setOpen(false)} />
      )}
    </Part>
  );
}

/** What waits, what is wrong and what is new on the whole site. */
export function OverviewView({ site, drafts, version, onPublish, onUndone, onChanged }: OverviewViewProps) {
  const [loaded, error] = useLoaded<Overview>('studio/overview', {}, [site, version]);

  const emptyOf = (list: readonly unknown[] | undefined, words: string) => {
    if (!loaded) return '';
    return loaded.isKnown ? (list?.length === 0 ? words : '') : UNVERSIONED;
  };
  return (
    <View title="Overview">
      {!loaded && <p role="status">{error || 'Loading the overview …'}</p>}
      <div className={styles['columns']}>
        <div>
          <Part
            title="Not public yet"
            empty={emptyOf(loaded?.waiting, 'Everything that is saved is public.')}
          >
            {loaded && <Waiting site={site} waiting={loaded.waiting} onPublish={onPublish} />}
          </Part>
          <Part
            title="Unsaved in this browser"
            empty={drafts.size === 0 ? 'Everything that you wrote here is saved.' : ''}
          >
            <Drafts site={site} drafts={drafts} />
          </Part>
          <Part title="Waiting for review" empty={emptyOf(loaded?.reviews, 'No review waits.')}>
            <ul className={styles['list']}>
              {loaded?.reviews.map((review) => (
                <ReviewEntry key={review.id} site={site} review={review} />
              ))}
            </ul>
          </Part>
          <Scheduled version={version} />
          <EnquiryList site={site} />
          <BringBack site={site} onUndone={onUndone} />
        </div>
        <div>
          {loaded && <SiteDiagnostics site={site} diagnostics={loaded.diagnostics} more={loaded.more} />}
          <Links site={site} drafts={drafts} onChanged={onChanged} />
          <Part
            title="Public since last week"
            empty={emptyOf(loaded?.week, 'Nothing has changed in the last seven days.')}
          >
            {loaded && <Week site={site} week={loaded.week} />}
          </Part>
        </div>
      </div>
    </View>
  );
}
