import { useCallback, useEffect, useState } from 'react';
import { routeFromHash } from './address.ts';
import { Editor } from './Editor.tsx';
import { NewPageDialog } from './pages/NewPage.tsx';
import { PageList } from './pages/PageList.tsx';
import styles from './Studio.module.css';
import { filesWithDraft } from './state/draft-storage.ts';
import { useStudioPage, useStudioSite } from './use-studio.ts';

function useRoute(): [string, (route: string) => void] {
  const [route, setRoute] = useState(() => routeFromHash(window.location.hash));
  useEffect(() => {
    const follow = () => setRoute(routeFromHash(window.location.hash));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const go = useCallback((next: string) => {
    window.location.hash = next;
  }, []);
  return [route, go];
}

/** Pages of the site to the left, their blocks and forms beside, the page itself to the right. */
export function Studio() {
  const [site, refreshSite] = useStudioSite();
  const [route, go] = useRoute();
  const [isMaking, setMaking] = useState(false);
  const entry = site?.pages.find((page) => page.route === route);
  const file = entry?.file ?? null;
  const page = useStudioPage(file);
  const { lookAgain } = page;

  useEffect(() => {
    const look = async () => {
      const { pages } = await refreshSite();
      // A page that was just moved or deleted is open for a moment longer than its file is there.
      if (pages.some((one) => one.file === file)) await lookAgain();
    };
    window.addEventListener('focus', look);
    import.meta.hot?.on('content:changed', look);
    return () => {
      window.removeEventListener('focus', look);
      import.meta.hot?.off('content:changed', look);
    };
  }, [file, lookAgain, refreshSite]);

  useEffect(() => {
    document.title = entry ? `${page.isDirty ? '• ' : ''}${entry.title} · Studio` : 'Studio';
  }, [entry, page.isDirty]);

  if (!site) return <p className={styles['waiting']}>Reading the content …</p>;

  const unsaved = filesWithDraft();
  if (file && page.isDirty) unsaved.add(file);
  else if (file) unsaved.delete(file);

  return (
    <div className={styles['studio']}>
      <nav className={styles['pages']} aria-label="Pages">
        <div className={styles['pagesHead']}>
          <p className={styles['brand']}>Studio</p>
          <button type="button" className={styles['small']} onClick={() => setMaking(true)}>
            New page
          </button>
        </div>
        <PageList pages={site.pages} open={file} unsaved={unsaved} onOpen={go} />
      </nav>
      {entry ? (
        <Editor
          key={entry.file}
          site={site}
          entry={entry}
          page={page}
          onMoved={(to) => {
            void refreshSite().then(() => go(to));
          }}
        />
      ) : (
        <main className={styles['nothing']}>
          <h1>There is no page {route}</h1>
          <p>Choose a page on the left, or make a new one.</p>
        </main>
      )}
      {isMaking && (
        <NewPageDialog
          pages={site.pages}
          onClose={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false);
            void refreshSite().then(() => go(made));
          }}
        />
      )}
    </div>
  );
}
