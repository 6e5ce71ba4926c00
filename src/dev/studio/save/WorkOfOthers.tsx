import { useEffect } from 'react';
import { listed } from '@json-site/compiler/words';
import { useAnnounce } from '@json-site/dev/shared';
import { IconButton } from '../controls/IconButton.tsx';
import type { StudioSite } from '../protocol.ts';
import { countChanges } from '../publish/count-changes.ts';
import type { StudioNews, Whereabouts } from '../publish/protocol.ts';
import styles from '../Studio.module.css';

/** What has happened, in words. */
function newsInWords(news: StudioNews, { documents }: StudioSite): string {
  if (news.kind === 'merged') return `The review “${news.review}” is public.`;
  if (news.kind === 'closed')
    return `The review “${news.review}” was closed. Your changes are still here, and not public.`;
  const titles = news.files.map((file) => documents.find((one) => one.file === file)?.title);
  const known = listed([...new Set(titles.filter((title) => title !== undefined))], 2);
  return `${listed(news.by, 2)} published ${known || countChanges(news.files.map((file) => ({ file })))}. You see it now.`;
}

interface WorkOfOthersProps {
  site: StudioSite;
  whereabouts: Whereabouts & { dismissNews: () => void };
  /** The names of the other editors who have the same document open. */
  present: readonly string[];
}

/** Says how much visitors do not see yet, what waits for review, what others have done, and who else is here. */
export function WorkOfOthers({ site, whereabouts, present }: WorkOfOthersProps) {
  const { unpublished, reviews, news, offline, dismissNews } = whereabouts;
  const announce = useAnnounce();
  const words = news.map((one) => newsInWords(one, site)).join(' ');
  const here =
    present.length > 0 &&
    `${listed(present)} ${present.length === 1 ? 'has' : 'have'} this document open, too. What both of you change is combined.`;
  useEffect(() => {
    if (words) announce(words);
  }, [words, announce]);
  useEffect(() => {
    if (here) announce(here);
  }, [here, announce]);
  const state = [
    unpublished.length > 0 &&
      `${countChanges(unpublished)} ${unpublished.length === 1 ? 'is' : 'are'} not public yet.`,
    reviews.length > 0 && `${reviews.length} ${reviews.length === 1 ? 'review waits' : 'reviews wait'}.`,
    offline && 'Without a connection, the work of others does not arrive.',
  ].filter((one) => typeof one === 'string' && one !== '');
  return (
    <>
      {state.length > 0 && <p className={styles['notPublic']}>{state.join(' ')}</p>}
      {here && <p className={styles['notPublic']}>{here}</p>}
      {words && (
        <p className={styles['news']}>
          {words}
          <IconButton icon="close" label="Dismiss the news" onPress={dismissNews} />
        </p>
      )}
    </>
  );
}
