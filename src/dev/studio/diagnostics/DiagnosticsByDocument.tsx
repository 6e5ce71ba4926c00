import { summarise } from '@json-site/compiler/diagnostics';
import type { DiagnosticPlace, StudioDiagnostic, StudioSite } from '../protocol.ts';
import { openField } from '../state/open-field.ts';
import { nameOfFile } from '../values/name-of-file.ts';
import { DiagnosticList } from './DiagnosticList.tsx';
import { targetPath } from './diagnostic-paths.ts';

interface DiagnosticsByDocumentProps {
  site: StudioSite;
  diagnostics: readonly StudioDiagnostic[];
  /** Whether the documents are unfolded at first. */
  isOpen?: boolean;
  /** Called before a field is opened. */
  onFollow?: () => void;
  onFix?: (diagnostic: StudioDiagnostic) => void;
}

/** The diagnostics by their file, in the order in which they came. */
function byFile(diagnostics: readonly StudioDiagnostic[]): [file: string, found: StudioDiagnostic[]][] {
  const groups = new Map<string, StudioDiagnostic[]>();
  for (const one of diagnostics) groups.set(one.file, [...(groups.get(one.file) ?? []), one]);
  return [...groups];
}

/** Diagnostics of several documents, in a list that folds by document. */
export function DiagnosticsByDocument({
  site,
  diagnostics,
  isOpen = false,
  onFollow,
  ...list
}: DiagnosticsByDocumentProps) {
  function follow(place: DiagnosticPlace): void {
    const document = site.documents.find(({ file }) => file === place.file);
    if (!document) return;
    onFollow?.();
    openField(document.address, targetPath(place));
  }
  return byFile(diagnostics).map(([file, found]) => (
    <details key={file} open={isOpen}>
      <summary>
        {nameOfFile(site, file)}: {summarise(found)}
      </summary>
      <DiagnosticList {...list} diagnostics={found} documents={site.documents} onFollow={follow} />
    </details>
  ));
}
