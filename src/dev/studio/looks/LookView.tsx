import { useViewportSize } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useLoaded } from '@json-site/dev/shared';
import { SelectInput } from '../controls/fields.tsx';
import { formatDate } from '../history/format-date.ts';
import { PageFrame } from '../preview/PageFrame.tsx';
import styles from './LookView.module.css';
import { LOOK_PATH, type Look } from './protocol.ts';
import { ReviewActions } from './ReviewActions.tsx';

/** The secret of the link that is open. */
const secretOf = ({ pathname }: Location) =>
  pathname.startsWith(LOOK_PATH) ? pathname.slice(LOOK_PATH.length) : '';

interface PagesProps {
  look: Look;
  onChoose: (route: string) => void;
}

function Pages({ look, onChoose }: PagesProps) {
  if (look.pages.length < 2) return null;
  return (
    <SelectInput label="Page" value={look.route} onChange={onChoose}>
      {look.pages.map(({ route, title }) => (
        <option key={route} value={route}>
          {title} ({route})
        </option>
      ))}
    </SelectInput>
  );
}

/** What somebody with a link sees: a page as it would be, and for those who may publish it, what to do with it. */
export function LookView() {
  const [asked, setAsked] = useState('');
  const [look, error] = useLoaded<Look>('studio/look', { secret: secretOf(window.location), route: asked });
  const { width } = useViewportSize();

  useEffect(() => {
    if (look) document.title = `${look.title} (not public)`;
  }, [look]);

  if (!look || error)
    return (
      <main className={styles['alone']}>
        <p role={error ? 'alert' : 'status'}>{error || 'Loading the page …'}</p>
      </main>
    );
  const { title, by, until, version, review } = look;
  return (
    <div className={styles['view']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        <p>
          Not public yet. From {by}, to look at until {formatDate(until)}.
        </p>
        <Pages look={look} onChoose={setAsked} />
        {review && <ReviewActions review={review} />}
      </header>
      <main className={styles['page']}>
        {version.payload && (
          <PageFrame
            title="The page as it would be"
            payload={version.payload}
            shared={version.shared}
            width={width}
          />
        )}
        {!version.payload && <p className={styles['alone']}>This page would be gone.</p>}
      </main>
    </div>
  );
}
