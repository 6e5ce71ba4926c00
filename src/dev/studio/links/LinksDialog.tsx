import { useState } from 'react';
import { fixValue } from '@json-site/compiler/diagnostics';
import { callDevApi, useAnnounce } from '@json-site/dev/shared';
import { FormDialog } from '../controls/FormDialog.tsx';
import { RequestErrors } from '../diagnostics/DiagnosticList.tsx';
import { DiagnosticsByDocument } from '../diagnostics/DiagnosticsByDocument.tsx';
import type { PageOnDisk, SaveResult, StudioDiagnostic, StudioSite } from '../protocol.ts';
import type { LinkReport } from './protocol.ts';

/** What an editor reads when the address cannot be corrected from the list. */
const NOT_CORRECTED = {
  unsaved: 'This document has changes that are not saved. Open it, and save or undo them first.',
  changed: 'This text has changed since the servers were asked. Ask them again.',
} as const;

interface LinksDialogProps {
  site: StudioSite;
  /** Files of documents with a stored draft. */
  drafts: ReadonlySet<string>;
  /** Reloads the site after a correction. */
  onChanged: () => void;
  onClose: () => void;
}

/** Asks the servers of links to other sites, and corrects the addresses with one right answer. */
export function LinksDialog({ site, drafts, onChanged, onClose }: LinksDialogProps) {
  const [report, setReport] = useState<LinkReport | null>(null);
  const [refusal, setRefusal] = useState('');
  const announce = useAnnounce();

  async function ask(signal: AbortSignal): Promise<void> {
    setRefusal('');
    setReport(await callDevApi<LinkReport>('studio/links', {}, signal));
  }

  /** Writes the right address into the file. Returns what an editor reads if that is not possible. */
  async function write({ file, fix }: StudioDiagnostic): Promise<string> {
    if (drafts.has(file)) return NOT_CORRECTED.unsaved;
    const page = await callDevApi<PageOnDisk>('studio/page', { file });
    const value = page.value && fix && fixValue(page.value, fix);
    if (!value || value === page.value) return NOT_CORRECTED.changed;
    const saved = await callDevApi<SaveResult>('studio/save', { file, hash: page.hash, value });
    if (saved.outcome === 'refused') return saved.diagnostics[0]?.message ?? NOT_CORRECTED.changed;
    return saved.outcome === 'saved' ? '' : NOT_CORRECTED.changed;
  }

  async function correct(diagnostic: StudioDiagnostic): Promise<void> {
    const problem = await write(diagnostic).catch((error: Error) => error.message);
    setRefusal(problem);
    if (problem !== '') return;
    announce(`Corrected ${diagnostic.words?.where ?? 'the address'}.`);
    setReport(
      (before) =>
        before && { ...before, diagnostics: before.diagnostics.filter((one) => one !== diagnostic) },
    );
    onChanged();
  }

  return (
    <FormDialog
      title="Links to other sites"
      isWide
      submit={report ? 'Ask again' : 'Ask the servers'}
      onSubmit={ask}
      onClose={onClose}
      result={
        <div aria-live="polite">
          {refusal && <RequestErrors diagnostics={[]} refusal={refusal} />}
          {report && <p>{report.diagnostics.length > 0 ? report.summary : 'All links lead to a page.'}</p>}
          {report && (
            <DiagnosticsByDocument
              site={site}
              diagnostics={report.diagnostics}
              isOpen
              onFollow={onClose}
              onFix={(diagnostic) => void correct(diagnostic)}
            />
          )}
        </div>
      }
    >
      <p>
        The server of each link is asked once, one page after the other, so many links to one site take their
        time. What a server has said is kept for a week. A link that has moved for good is corrected by a
        press.
      </p>
    </FormDialog>
  );
}
