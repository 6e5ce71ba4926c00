import { useCallback, useEffect, useState } from 'react';
import buttons from './controls/buttons.module.css';
import { Editor } from './Editor.tsx';
import { NewPageDialog } from './pages/NewPageDialog.tsx';
import { PageList } from './pages/PageList.tsx';
import styles from './Studio.module.css';
import { filesWithDraft } from './state/draft-storage.ts';
import { useStudioSite } from './state/use-studio-site.ts';

/** Returns the route in the studio's URL: `/_studio#/about` → `/about`. */
function routeOfLocation(): string {
  return decodeURI(window.location.hash.slice(1)) || '/';
}

function useRoute(): string {
  const [route, setRoute] = useState(routeOfLocation);
  useEffect(() => {
    const onHashChange = () => setRoute(routeOfLocation());
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  return route;
}

function openRoute(route: string): void {
  window.location.hash = route;
}

/** The whole studio: the list of pages, and the editor of the page in the URL. */
export function Studio() {
  const [site, reloadSite] = useStudioSite();
  const route = useRoute();
  const [isCreating, setCreating] = useState(false);
  const [drafts, setDrafts] = useState(filesWithDraft);
  const onDraftStored = useCallback(() => setDrafts(filesWithDraft()), []);

  if (!site) return <p className={styles['waiting']}>Loading the content …</p>;

  const entry = site.pages.find((page) => page.route === route);
  /** Opens a page that the server has just created or moved. */
  const openChanged = (to: string) => void reloadSite().then(() => openRoute(to));
  return (
    <div className={styles['studio']}>
      <nav className={styles['pages']} aria-label="Pages">
        <div className={styles['pagesHead']}>
          <p className={styles['brand']}>Studio</p>
          <button type="button" className={buttons['small']} onClick={() => setCreating(true)}>
            New page
          </button>
        </div>
        <PageList pages={site.pages} open={entry?.file} drafts={drafts} onOpen={openRoute} />
      </nav>
      {entry ? (
        <Editor
          key={entry.file}
          site={site}
          entry={entry}
          onDraftStored={onDraftStored}
          onMoved={openChanged}
        />
      ) : (
        <main className={styles['nothing']}>
          <h1>There is no page {route}</h1>
          <p>Choose a page from the list, or create a new one.</p>
        </main>
      )}
      {isCreating && (
        <NewPageDialog
          pages={site.pages}
          onClose={() => setCreating(false)}
          onCreated={(created) => {
            setCreating(false);
            openChanged(created);
          }}
        />
      )}
    </div>
  );
}
