import { useDidUpdate } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fixValue } from '@json-site/compiler/diagnostics';
import { FORMS } from '@json-site/compiler/schema';
import { count, labelFor } from '@json-site/compiler/words';
import { useAnnounce } from '@json-site/dev/shared';
import { anchorsIn } from './anchors.ts';
import { Outline } from './blocks/Outline.tsx';
import { SettingBox, useSetting } from './controls/SettingBox.tsx';
import { type DocumentDialog, DocumentDialogs } from './DocumentDialogs.tsx';
import { Diagnostics } from './diagnostics/Diagnostics.tsx';
import { errorCounts, errorsOfPart, targetPath } from './diagnostics/diagnostic-paths.ts';
import { FormContextProvider } from './form/form-context.tsx';
import { PartForm } from './form/PartForm.tsx';
import { Languages } from './Languages.tsx';
import { PagePreview } from './preview/PagePreview.tsx';
import type { BlockValue, DiagnosticPlace, PageValue, StudioDiagnostic } from './protocol.ts';
import { FormNote } from './questions/FormNote.tsx';
import styles from './Studio.module.css';
import { ConflictDialog } from './save/ConflictDialog.tsx';
import { SaveBar } from './save/SaveBar.tsx';
import { firstPart, type PartKey, valueOfPart, withPart } from './state/document-parts.ts';
import { addBlock, blocksOf, editBlock, editPage, replacePage } from './state/history.ts';
import { openField } from './state/open-field.ts';
import { useOpenFields } from './state/use-open-fields.ts';
import type { OpenDocument } from './state/use-open-page.ts';
import { useSteps } from './state/use-steps.ts';
import { UsedOn } from './UsedOn.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { inEditorsWords } from './values/editors-words.ts';
import { blockLabel } from './values/label-path.ts';
import { ownLanguage } from './values/own-language.ts';

interface PageEditorProps {
  document: OpenDocument;
  onMoved: (address: string) => void;
}

/** Edits one document: its outline, the form of the selected part, the diagnostics and the preview. */
export function PageEditor({ document, onMoved }: PageEditorProps) {
  const { site, entry, schema, parts, page, state } = document;
  const { checked, checkFailure, saving, change, save } = state;
  const { value, keys } = page.history.now;
  const [selected, setSelected] = useState<PartKey>(() => firstPart(parts));
  const [dialog, setDialog] = useState<DocumentDialog | null>(null);
  /** The error that a component of the page has thrown when it rendered the draft. */
  const [failure, setFailure] = useState('');
  const formHeading = useRef<HTMLHeadingElement>(null);
  const diagnosticsHeading = useRef<HTMLHeadingElement>(null);
  const [hasHelp] = useSetting('help');
  const announce = useAnnounce();
  const closeDialog = () => setDialog(null);

  const index = typeof selected === 'number' ? keys.indexOf(selected) : -1;
  const block = blocksOf(page.history.now)[index];
  const group = typeof selected === 'string' ? selected : null;
  const isPage = entry.kind === 'pages';

  const diagnostics = checked?.diagnostics ?? page.disk.diagnostics;
  const inFile = useMemo(
    () => diagnostics.filter(({ file }) => file === entry.file),
    [diagnostics, entry.file],
  );
  const counts = useMemo(() => errorCounts(inFile, parts), [inFile, parts]);
  const fieldErrors = useMemo(
    () => errorsOfPart(inFile, block ? index : group, parts),
    [inFile, block, index, group, parts],
  );
  const moveToBlock = useMemo(() => {
    if (typeof selected !== 'number' || !block) return undefined;
    return (values: Record<string, unknown>, added: BlockValue) => {
      const restored = editBlock(page.history, selected, { type: block['type'], ...values }, '', 0);
      const [next, key] = addBlock(restored, index + 1, added);
      change(() => next);
      setSelected(key);
      announce(`Added ${blockLabel(String(added['type']), site.schemas)} with what was pasted.`);
    };
  }, [page.history, selected, block, index, change, announce, site.schemas]);
  const formContext = useMemo(
    () => ({
      site,
      route: entry.address,
      lang: (block && ownLanguage(block, site.schemas)) ?? entry.lang,
      ownAnchors: anchorsIn(value, schema, site.schemas),
      moveToBlock,
    }),
    [site, entry, value, schema, block, moveToBlock],
  );
  const names = useMemo(() => (group === null ? parts.general : [group]), [group, parts]);

  // On a phone the form is below the list: the choice of a part would seem to do nothing.
  useDidUpdate(() => {
    const heading = formHeading.current;
    const top = heading?.getBoundingClientRect().top ?? 0;
    if (top >= 0 && top < window.innerHeight / 2) return;
    heading?.focus({ preventScroll: true });
    // The focus alone leaves a heading where it is that shows at the end of the window.
    heading?.scrollIntoView();
  }, [selected]);

  // The next version of the page may render again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new payload is a new attempt
  useEffect(() => setFailure(''), [checked?.payload]);

  // The check of the last keys may be under way, so the server decides whether there are errors.
  async function trySave() {
    const refused = await save();
    if (refused === 0) return;
    announce(`Not saved: ${entry.title} has ${count(refused, 'error')}.`);
    diagnosticsHeading.current?.closest('details')?.setAttribute('open', '');
    diagnosticsHeading.current?.focus();
  }

  const steps = useSteps(document, selected, setSelected);
  const selectRendered = useOpenFields(document, steps.showValue, setSelected);
  useShortcuts({
    save: () => void trySave(),
    undo: () => steps.goBack(true),
    redo: () => steps.goForward(true),
  });

  function edit(next: Record<string, unknown>, field: string) {
    const at = Date.now();
    if (block && typeof selected === 'number') {
      const edited = { type: block['type'], ...next };
      change((history) => editBlock(history, selected, edited, field, at));
    } else {
      change((history) => {
        const edited = withPart(history.now.value, group, next, parts, schema);
        return editPage(history, edited, field, at);
      });
    }
  }

  function follow(place: DiagnosticPlace) {
    const path = targetPath(place);
    if (place.file === entry.file) return steps.showValue(path);
    const document = site.documents.find(({ file }) => file === place.file);
    if (document) openField(document.address, path);
  }

  function applyFix({ fix, words }: StudioDiagnostic) {
    if (!fix) return;
    change((history) => replacePage(history, fixValue(history.now.value, fix)));
    announce(`Fixed ${words?.where ?? entry.title}. Save it to keep it.`);
  }

  function restore(version: PageValue, label: string) {
    change((history) => replacePage(history, version));
    setSelected(firstPart(parts));
    closeDialog();
    announce(`Restored the version of ${label}. Save it to keep it.`);
  }

  const kind = site.kinds.find(({ id }) => id === entry.kind);
  const generalLabel = isPage ? 'Page settings' : entry.title;
  const partSchema = block ? site.schemas.blocks[String(block['type'])] : schema;
  const groupSchema = group === null ? undefined : schema.properties?.[group];
  const note = block ? partSchema?.description : isPage ? undefined : kind?.description;
  return (
    <FormContextProvider value={formContext}>
      <SaveBar
        document={document}
        onSave={() => void trySave()}
        onUndo={() => steps.goBack(false)}
        onRedo={() => steps.goForward(false)}
        onOpen={setDialog}
      />
      <Outline
        document={document}
        generalLabel={generalLabel}
        formHeading={formHeading}
        selected={selected}
        errors={counts}
        onSelect={setSelected}
      />
      <main
        id="studio-form"
        className={styles['form']}
        tabIndex={-1}
        data-region
        data-help={hasHelp || undefined}
      >
        <div className={styles['formHead']}>
          <h1 ref={formHeading} tabIndex={-1} className={styles['formTitle']}>
            {block
              ? blockLabel(String(block['type']), site.schemas)
              : group === null
                ? generalLabel
                : (groupSchema?.title ?? labelFor(group))}
          </h1>
          <SettingBox setting="help" label="Show help" />
        </div>
        {note && group === null && (
          <p className={styles['formNote']} data-help-of="form">
            {inEditorsWords(note)}
          </p>
        )}
        <Languages documents={site.documents} entry={entry} />
        <UsedOn usedOn={page.disk.usedOn} documents={site.documents} />
        {entry.kind === FORMS && <FormNote entry={entry} />}
        <Diagnostics
          diagnostics={diagnostics}
          checkFailure={checkFailure}
          failure={failure}
          file={entry.file}
          documents={site.documents}
          heading={diagnosticsHeading}
          onFollow={follow}
          onFix={applyFix}
        />
        {partSchema ? (
          <PartForm
            key={selected}
            schema={partSchema}
            {...(!block && { names })}
            value={block ?? valueOfPart(value, group, parts)}
            errors={fieldErrors}
            isEditing={page.history.last !== null}
            onChange={edit}
          />
        ) : (
          <p>The project has no block of this type, so there is no form for it.</p>
        )}
      </main>
      <PagePreview
        payload={checked?.payload ?? null}
        shared={checked?.shared}
        selected={index < 0 ? null : (checked?.renderedBlocks.indexOf(index) ?? null)}
        onSelect={selectRendered}
        onFail={setFailure}
      />
      <DocumentDialogs
        opened={dialog}
        document={document}
        onRestore={restore}
        onMoved={onMoved}
        onClose={closeDialog}
      />
      {saving.state === 'conflict' && <ConflictDialog document={document} disk={saving.disk} />}
    </FormContextProvider>
  );
}
