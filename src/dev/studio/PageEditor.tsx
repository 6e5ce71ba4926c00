import { useCallback, useMemo, useRef, useState } from 'react';
import type { Diagnostic } from '../../compiler/types.ts';
import { anchorsIn } from './anchors.ts';
import { AddBlockDialog } from './blocks/AddBlockDialog.tsx';
import { blockName } from './blocks/BlockList.tsx';
import { Outline } from './blocks/Outline.tsx';
import { useAnnounce } from './controls/announce.tsx';
import { Diagnostics } from './diagnostics/Diagnostics.tsx';
import { blockOf, errorCounts, errorsAt, pageErrors, targetPath } from './diagnostics/diagnostic-paths.ts';
import { findField } from './form/find-field.ts';
import { FormContextProvider } from './form/form-context.tsx';
import { PartForm } from './form/PartForm.tsx';
import { ChangePageDialog } from './pages/ChangePageDialog.tsx';
import { PagePreview } from './preview/PagePreview.tsx';
import type { BlockValue, PageChange, PageEntry, StudioSite } from './protocol.ts';
import styles from './Studio.module.css';
import { ConflictDialog } from './save/ConflictDialog.tsx';
import { SaveBar } from './save/SaveBar.tsx';
import { addBlock, blocksOfPage, editBlock, editPage, redo, undo } from './state/history.ts';
import type { OpenPage, PageState } from './state/use-open-page.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface PageEditorProps {
  site: StudioSite;
  entry: PageEntry;
  page: OpenPage;
  state: PageState;
  onMoved: (route: string) => void;
}

/** Edits one page: its outline, the form of the selected part, the diagnostics and the preview. */
export function PageEditor({ site, entry, page, state, onMoved }: PageEditorProps) {
  const { checked, saving, isDirty, change, save, takeFileVersion, cancelSaving } = state;
  const { value, keys } = page.history.now;
  /** Key of the selected block, or null for the page's own properties. */
  const [selected, setSelected] = useState<number | null>(null);
  const [dialog, setDialog] = useState<'add' | PageChange['kind'] | null>(null);
  const diagnosticsHeading = useRef<HTMLHeadingElement>(null);
  const announce = useAnnounce();
  const closeDialog = () => setDialog(null);

  const blocks = useMemo(() => blocksOfPage(value), [value]);
  const index = selected === null ? -1 : keys.indexOf(selected);
  const block = blocks[index];

  const diagnostics = checked?.diagnostics ?? page.disk.diagnostics;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const inFile = useMemo(
    () => diagnostics.filter(({ file }) => file === entry.file),
    [diagnostics, entry.file],
  );
  const counts = useMemo(() => errorCounts(inFile), [inFile]);
  const fieldErrors = useMemo(
    () => (block ? errorsAt(inFile, ['blocks', index]) : pageErrors(inFile)),
    [inFile, block, index],
  );
  const formContext = useMemo(
    () => ({ site, route: entry.route, ownAnchors: anchorsIn(value, site.schemas.page, site.schemas) }),
    [site, entry.route, value],
  );

  const selectRendered = useCallback(
    (rendered: number) => {
      const key = keys[checked?.renderedBlocks[rendered] ?? -1];
      if (key !== undefined) setSelected(key);
    },
    [checked, keys],
  );

  function trySave() {
    if (errors === 0) return void save();
    announce(`Not saved: the page has ${errors} ${errors === 1 ? 'error' : 'errors'}.`);
    diagnosticsHeading.current?.focus();
  }

  useShortcuts({ save: trySave, undo: () => change(undo), redo: () => change(redo) });

  function goToField(diagnostic: Diagnostic) {
    const blockIndex = blockOf(diagnostic);
    setSelected(blockIndex === null ? null : (keys[blockIndex] ?? null));
    // The form of the block renders first.
    requestAnimationFrame(() => findField(targetPath(diagnostic), blockIndex)?.focus());
  }

  function add(added: BlockValue) {
    const at = index < 0 ? blocks.length : index + 1;
    const [next, key] = addBlock(page.history, at, added);
    change(() => next);
    setSelected(key);
    closeDialog();
    announce(`Added ${blockName(added)} as block ${at + 1} of ${blocks.length + 1}.`);
  }

  function edit(next: Record<string, unknown>, field: string) {
    const at = Date.now();
    if (block && selected !== null) {
      const edited = { type: block['type'], ...next };
      change((history) => editBlock(history, selected, edited, field, at));
    } else {
      const edited = value['$schema'] === undefined ? next : { $schema: value['$schema'], ...next };
      change((history) => editPage(history, edited, field, at));
    }
  }

  const schema = block ? site.schemas.blocks[String(block['type'])] : site.schemas.page;
  return (
    <FormContextProvider value={formContext}>
      <SaveBar
        entry={entry}
        history={page.history}
        saving={saving}
        isDirty={isDirty}
        isStale={page.baseHash !== page.disk.hash}
        errors={errors}
        onSave={trySave}
        onUndo={() => change(undo)}
        onRedo={() => change(redo)}
        onChangePage={setDialog}
      />
      <Outline
        blocks={blocks}
        keys={keys}
        selected={selected}
        errors={counts}
        onSelect={setSelected}
        onChange={change}
        onAdd={() => setDialog('add')}
      />
      <main className={styles['form']} tabIndex={-1}>
        <h1 className={styles['formTitle']}>{block ? blockName(block) : 'Page properties'}</h1>
        {schema?.description && block && <p className={styles['formNote']}>{schema.description}</p>}
        <Diagnostics
          diagnostics={diagnostics}
          file={entry.file}
          heading={diagnosticsHeading}
          onFollow={goToField}
        />
        {schema ? (
          <PartForm
            key={selected}
            schema={schema}
            value={block ?? value}
            errors={fieldErrors}
            onChange={edit}
          />
        ) : (
          <p>The project has no block of this type, so there is no form for it.</p>
        )}
      </main>
      <PagePreview
        payload={checked?.payload ?? null}
        selected={index < 0 ? null : (checked?.renderedBlocks.indexOf(index) ?? null)}
        onSelect={selectRendered}
      />
      {dialog === 'add' && <AddBlockDialog site={site} onClose={closeDialog} onAdd={add} />}
      {(dialog === 'move' || dialog === 'remove') && (
        <ChangePageDialog
          kind={dialog}
          page={entry}
          pages={site.pages}
          onClose={closeDialog}
          onDone={(route) => {
            closeDialog();
            onMoved(route);
          }}
        />
      )}
      {saving.state === 'conflict' && (
        <ConflictDialog
          conflict={saving.conflict}
          onTakeFile={takeFileVersion}
          onOverwrite={(hash) => void save(hash)}
          onClose={cancelSaving}
        />
      )}
    </FormContextProvider>
  );
}
