import { useCallback, useMemo, useRef, useState } from 'react';
import type { Diagnostic } from '../../compiler/types.ts';
import { anchorsIn } from './anchors.ts';
import { AddBlock } from './blocks/AddBlock.tsx';
import { type BlockActions, blockName } from './blocks/BlockList.tsx';
import { Outline } from './blocks/Outline.tsx';
import { useAnnounce } from './controls/announce.tsx';
import { Diagnostics } from './diagnostics/Diagnostics.tsx';
import {
  blockOf,
  errorCounts,
  errorsAt,
  pageErrorsOf,
  targetPath,
} from './diagnostics/diagnostic-locations.ts';
import { findField } from './form/find-field.ts';
import { FormContextProvider } from './form/form-context.tsx';
import { PartForm } from './form/PartForm.tsx';
import { ChangePage } from './pages/ChangePage.tsx';
import { PagePreview } from './preview/PagePreview.tsx';
import type { PageChange, PageEntry, StudioSite } from './protocol.ts';
import styles from './Studio.module.css';
import { Conflict } from './save/Conflict.tsx';
import { SaveBar } from './save/SaveBar.tsx';
import {
  addBlock,
  blocksOfPage,
  editBlock,
  editPage,
  moveBlock,
  redo,
  removeBlock,
  undo,
} from './state/history.ts';
import { useShortcuts } from './use-shortcuts.ts';
import type { StudioPage } from './use-studio.ts';

interface EditorProps {
  site: StudioSite;
  entry: PageEntry;
  page: StudioPage;
  onMoved: (route: string) => void;
}

const NO_PROBLEMS: Diagnostic[] = [];

/** One page: its blocks, the form of the chosen one, what the check says, and the page itself. */
export function Editor({ site, entry, page, onMoved }: EditorProps) {
  const { disk, open, checked, saving, isDirty, change, save, takeTheirs, stopSaving } = page;
  const [selected, setSelected] = useState<number | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [changing, setChanging] = useState<PageChange['kind'] | null>(null);
  const problemHeading = useRef<HTMLHeadingElement>(null);
  const announce = useAnnounce();

  const now = open?.history.now;
  const value = now?.value;
  const blocks = useMemo(() => (value ? blocksOfPage(value) : []), [value]);
  const keys = useMemo(() => now?.keys ?? [], [now]);
  const index = selected === null ? -1 : keys.indexOf(selected);
  const block = blocks[index];
  const problems = checked?.diagnostics ?? disk?.diagnostics ?? NO_PROBLEMS;
  const own = useMemo(() => problems.filter(({ file }) => file === entry.file), [problems, entry.file]);
  const errors = problems.filter(({ severity }) => severity === 'error');

  const counts = useMemo(() => errorCounts(own), [own]);
  const placed = useMemo(
    () => (block ? errorsAt(own, ['blocks', index]) : pageErrorsOf(own)),
    [own, block, index],
  );

  const facts = useMemo(
    () => ({
      site,
      route: entry.route,
      here: anchorsIn(value, site.schemas.page, site.schemas),
    }),
    [site, entry.route, value],
  );

  const actions: BlockActions = useMemo(
    () => ({
      select: setSelected,
      move: (key, to) => change((history) => moveBlock(history, key, to)),
      remove: (key) => {
        change((history) => removeBlock(history, key));
        setSelected(null);
      },
      duplicate: (key) =>
        change((history) => {
          const from = history.now.keys.indexOf(key);
          const copy = structuredClone(blocksOfPage(history.now.value)[from]);
          // A place on the page has one name.
          if (copy) delete copy['id'];
          return copy ? addBlock(history, from + 1, copy)[0] : history;
        }),
    }),
    [change],
  );

  const onSelectShown = useCallback(
    (shown: number) => {
      const place = checked?.renderedBlocks[shown];
      const key = place === undefined ? undefined : keys[place];
      if (key !== undefined) setSelected(key);
    },
    [checked, keys],
  );

  function trySave() {
    if (errors.length === 0) return void save();
    announce(`Not saved: the check has found ${errors.length} errors.`);
    problemHeading.current?.focus();
  }

  useShortcuts({
    save: trySave,
    undo: () => change(undo),
    redo: () => change(redo),
  });

  function follow(problem: Diagnostic) {
    const at = blockOf(problem);
    setSelected(at === null ? null : (keys[at] ?? null));
    // The form has to be there first.
    requestAnimationFrame(() => findField(targetPath(problem), at)?.focus());
  }

  if (disk && !disk.value) {
    return (
      <main className={styles['nothing']}>
        <h1>{entry.file} cannot be edited here</h1>
        <p>It is not plain JSON. Mend it in an editor; the page comes back by itself.</p>
        <Diagnostics problems={disk.diagnostics} file="" heading={problemHeading} onFollow={follow} />
      </main>
    );
  }
  if (!open || !value) {
    const message = saving.state === 'failed' ? saving.message : 'Reading the page …';
    return <main className={styles['nothing']}>{message}</main>;
  }

  const schema = block ? site.schemas.blocks[String(block['type'])] : site.schemas.page;
  const title = block ? blockName(block) : 'Page properties';
  return (
    <FormContextProvider value={facts}>
      <SaveBar
        entry={entry}
        history={open.history}
        saving={saving}
        isDirty={isDirty}
        isStale={open.base !== open.disk.hash}
        errors={errors.length}
        onSave={trySave}
        onUndo={() => change(undo)}
        onRedo={() => change(redo)}
        onChangePage={setChanging}
      />
      <Outline
        blocks={blocks}
        keys={keys}
        selected={selected}
        errors={counts}
        actions={actions}
        onAdd={() => setAdding(true)}
      />
      <main className={styles['form']} tabIndex={-1}>
        <h1 className={styles['formTitle']}>{title}</h1>
        {schema?.description && block && <p className={styles['formNote']}>{schema.description}</p>}
        <Diagnostics problems={problems} file={entry.file} heading={problemHeading} onFollow={follow} />
        {schema ? (
          <PartForm
            key={selected}
            schema={schema}
            value={block ?? value}
            errors={placed}
            onChange={(next, place) => {
              const at = Date.now();
              if (block && selected !== null) {
                const whole = { type: block['type'], ...next };
                change((history) => editBlock(history, selected, whole, place, at));
              } else {
                const whole = value['$schema'] === undefined ? next : { $schema: value['$schema'], ...next };
                change((history) => editPage(history, whole, place, at));
              }
            }}
          />
        ) : (
          <p>There is no block of this name, so that there is no form for it.</p>
        )}
      </main>
      <PagePreview
        payload={checked?.payload ?? null}
        selected={index < 0 ? null : (checked?.renderedBlocks.indexOf(index) ?? null)}
        onSelect={onSelectShown}
      />
      {isAdding && (
        <AddBlock
          site={site}
          onClose={() => setAdding(false)}
          onAdd={(added) => {
            const at = index < 0 ? blocks.length : index + 1;
            const [next, key] = addBlock(open.history, at, added);
            change(() => next);
            setSelected(key);
            setAdding(false);
            announce(`Added ${blockName(added)} as block ${at + 1} of ${blocks.length + 1}.`);
          }}
        />
      )}
      {changing && (
        <ChangePage
          kind={changing}
          page={entry}
          pages={site.pages}
          onClose={() => setChanging(null)}
          onDone={(route) => {
            setChanging(null);
            onMoved(route);
          }}
        />
      )}
      {saving.state === 'conflict' && (
        <Conflict
          answer={saving.answer}
          onTheirs={takeTheirs}
          onMine={(hash) => void save(hash)}
          onClose={stopSaving}
        />
      )}
    </FormContextProvider>
  );
}
