import { useCallback, useMemo, useRef, useState } from 'react';
import { parentOf } from '@json-site/compiler/documents';
import { openAddress, useAddress } from './browser-history.ts';
import { Button } from './controls/Button.tsx';
import { Entry } from './controls/Entry.tsx';
import { useSetting } from './controls/SettingBox.tsx';
import { targetPath } from './diagnostics/diagnostic-paths.ts';
import { Editor } from './Editor.tsx';
import { EDITORS_ADDRESS, EditorsView } from './editors/EditorsView.tsx';
import { mayPublish } from './editors/protocol.ts';
import { WORDS as EDITORS } from './editors/words.ts';
import { FILES_ADDRESS, FilesView } from './files/FilesView.tsx';
import { LastChange } from './history/LastChange.tsx';
import { Navigator } from './navigator/Navigator.tsx';
import { NewRecordDialog } from './navigator/NewRecordDialog.tsx';
import { OVERVIEW_ADDRESS, OverviewView } from './overview/OverviewView.tsx';
import { NewPageDialog } from './pages/NewPageDialog.tsx';
import type { KindEntry } from './protocol.ts';
import { PublishDialog } from './publish/PublishDialog.tsx';
import { formOfQuestions, QuestionsView } from './questions/QuestionsView.tsx';
import styles from './Studio.module.css';
import { OrphanedDrafts } from './save/OrphanedDrafts.tsx';
import { useWhereabouts } from './save/use-whereabouts.ts';
import { WorkOfOthers } from './save/WorkOfOthers.tsx';
import { SearchDialog } from './search/SearchDialog.tsx';
import { SignedIn } from './sign-in/SignedIn.tsx';
import { SignInAgain } from './sign-in/SignInAgain.tsx';
import { filesWithDraft } from './state/draft-storage.ts';
import { openField } from './state/open-field.ts';
import { useLeaveGuard } from './state/use-leave-guard.ts';
import { useSharedDrafts } from './state/use-shared-drafts.ts';
import { useStudioSite } from './state/use-studio-site.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import { useSearchShortcut } from './use-shortcuts.ts';

/** Returns the former set if the new one is equal, so that a key does not render the whole list of documents. */
function sameSet(before: Set<string>, after: Set<string>): Set<string> {
  return before.size === after.size && [...after].every((file) => before.has(file)) ? before : after;
}

/** Moves the focus without changing the URL, which names the open document. */
function skipToForm(): void {
  document.getElementById('studio-form')?.focus();
}

/** The whole studio: the list of documents, and the editor of the document in the URL. */
export function Studio() {
  const [site, reloadSite] = useStudioSite();
  const address = useAddress();
  /** The open dialog; a kind for that which creates a document of it. */
  const [dialog, setDialog] = useState<'search' | 'publish' | KindEntry | null>(null);
  /** The page that was last open. It shows documents that are no pages. */
  const lastPage = useRef('/');
  const [isFolded, setFolded] = useSetting('list-folded');
  const [drafts, setDrafts] = useState(filesWithDraft);
  const readDrafts = useCallback(() => setDrafts((before) => sameSet(before, filesWithDraft())), []);
  const entry = site?.documents.find((document) => document.address === address);
  const { others, onWritten } = useSharedDrafts(entry?.file ?? '', readDrafts);
  const onDraftStored = useCallback(() => {
    readDrafts();
    onWritten();
  }, [readDrafts, onWritten]);
  const whereabouts = useWhereabouts(site, dialog === 'publish');
  const { unpublished, onSaved } = whereabouts;
  const notPublic = useMemo(() => new Set(unpublished.map(({ file }) => file)), [unpublished]);
  useLeaveGuard(drafts.size > 0);
  const openSearch = () => setDialog('search');
  useSearchShortcut(openSearch);
  useFocusFallback();

  if (!site) return <p className={styles['waiting']}>Loading the content …</p>;

  if (entry?.kind === 'pages') lastPage.current = entry.address;
  /** Opens a document that the server has just created or moved. */
  const openChanged = (to?: string) => {
    // The search or the publish view may have been opened meanwhile.
    setDialog((open) => (typeof open === 'string' ? open : null));
    // Without a new address, another document may have been opened meanwhile, and stays open.
    void reloadSite().then(() => to && openAddress(to));
  };
  const unsaved = site.documents.filter(({ file }) => drafts.has(file)).map(({ title }) => title);
  /** Closes the open dialog, and no other one that was opened while its request ran. */
  const close = () => setDialog((open) => (open === dialog ? null : open));
  const form = formOfQuestions(site, address);
  const creating = typeof dialog === 'string' ? null : dialog;
  return (
    <div className={styles['studio']} data-list={isFolded ? 'folded' : undefined}>
      <section className={styles['head']} aria-label="Studio">
        <button type="button" className={styles['skip']} onClick={skipToForm}>
          Skip to the form
        </button>
        <Button look="quiet" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          Content
        </Button>
        <Button look="quiet" aria-keyshortcuts="Control+P" onClick={openSearch}>
          Search
        </Button>
        <Button onClick={() => setDialog('publish')}>Publish</Button>
        <WorkOfOthers site={site} whereabouts={whereabouts} present={others} />
        {site.editor && <SignedIn editor={site.editor} />}
      </section>
      <nav className={styles['pages']} aria-label="Content" tabIndex={-1} data-region>
        <OrphanedDrafts
          schemas={site.schemas}
          files={[...drafts].filter((file) => !site.documents.some((document) => document.file === file))}
          onDone={() => {
            onDraftStored();
            void reloadSite();
          }}
        />
        <Entry
          name="Overview"
          note="What waits, and what is new"
          aria-current={address === OVERVIEW_ADDRESS ? 'page' : undefined}
          onClick={() => openAddress(OVERVIEW_ADDRESS)}
        />
        {site.editor?.role === 'own' && (
          <Entry
            name={EDITORS.title}
            note={EDITORS.note}
            aria-current={address === EDITORS_ADDRESS ? 'page' : undefined}
            onClick={() => openAddress(EDITORS_ADDRESS)}
          />
        )}
        <LastChange site={site} onUndone={openChanged} />
        <Navigator
          site={site}
          open={entry?.file ?? form?.file ?? (address === FILES_ADDRESS ? FILES_ADDRESS : undefined)}
          drafts={drafts}
          notPublic={notPublic}
          onOpen={openAddress}
          onNew={setDialog}
        />
      </nav>
      {entry ? (
        <Editor
          key={entry.file}
          site={site}
          entry={entry}
          showOn={lastPage.current}
          place={whereabouts.placeOfFile(entry.file, entry.isDraft)}
          onSaved={onSaved}
          onDraftStored={onDraftStored}
          onMoved={openChanged}
        />
      ) : address === OVERVIEW_ADDRESS ? (
        <OverviewView
          site={site}
          drafts={drafts}
          version={unpublished}
          onPublish={() => setDialog('publish')}
          onUndone={openChanged}
          onChanged={() => void reloadSite()}
        />
      ) : form ? (
        <QuestionsView key={form.file} site={site} form={form} drafts={drafts} onChanged={reloadSite} />
      ) : site.editor && address === EDITORS_ADDRESS ? (
        <EditorsView owner={site.editor} onChanged={reloadSite} />
      ) : address === FILES_ADDRESS ? (
        <FilesView site={site} drafts={drafts} onChanged={() => void reloadSite()} />
      ) : (
        <main id="studio-form" className={styles['nothing']} tabIndex={-1} data-region>
          <h1>There is no {address}</h1>
          <p>Choose a page from the list, or create a new one.</p>
        </main>
      )}
      <SignInAgain address={site.editor?.address} />
      {dialog === 'search' && <SearchDialog unsaved={unsaved} onClose={close} />}
      {dialog === 'publish' && (
        <PublishDialog
          unsaved={unsaved}
          mayPublish={mayPublish(site.editor)}
          onFollow={(place) => {
            close();
            const document = site.documents.find(({ file }) => file === place.file);
            if (document) openField(document.address, targetPath(place));
          }}
          onClose={close}
        />
      )}
      {creating?.id === 'pages' && (
        <NewPageDialog
          documents={site.documents}
          section={`${parentOf(lastPage.current)}/`.replace('//', '/')}
          onClose={close}
          onCreated={openChanged}
        />
      )}
      {creating && creating.id !== 'pages' && (
        <NewRecordDialog kind={creating} onClose={close} onCreated={openChanged} />
      )}
    </div>
  );
}
