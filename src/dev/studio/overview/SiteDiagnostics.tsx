import { summarise } from '@json-site/compiler/diagnostics';
import { ExactLocations } from '../controls/SettingBox.tsx';
import { DiagnosticList } from '../diagnostics/DiagnosticList.tsx';
import { targetPath } from '../diagnostics/diagnostic-paths.ts';
import type { DiagnosticPlace, StudioDiagnostic, StudioSite } from '../protocol.ts';
import { openField } from '../state/open-field.ts';
import styles from './Overview.module.css';
import { nameOfFile, Part } from './parts.tsx';

interface SiteDiagnosticsProps {
  site: StudioSite;
  diagnostics: readonly StudioDiagnostic[];
  more: number;
}

/** The diagnostics by their file, in the order in which they came. */
function byFile(diagnostics: readonly StudioDiagnostic[]): [file: string, found: StudioDiagnostic[]][] {
  const groups = new Map<string, StudioDiagnostic[]>();
  for (const one of diagnostics) groups.set(one.file, [...(groups.get(one.file) ?? []), one]);
  return [...groups];
}

/** Every error and warning of the site, in one list that folds by document. */
export function SiteDiagnostics({ site, diagnostics, more }: SiteDiagnosticsProps) {
  const follow = (place: DiagnosticPlace) => {
    const document = site.documents.find(({ file }) => file === place.file);
    if (document) openField(document.address, targetPath(place));
  };
  return (
    <Part
      title="Errors and warnings"
      empty={diagnostics.length === 0 ? 'The site has no errors and no warnings.' : ''}
    >
      <p className={styles['note']}>
        On the whole site: {summarise(diagnostics)}
        {more > 0 && `, and ${more} more, which the documents show`}.
      </p>
      {byFile(diagnostics).map(([file, found]) => (
        <details key={file}>
          <summary>
            {nameOfFile(site, file)}: {summarise(found)}
          </summary>
          <DiagnosticList diagnostics={found} documents={site.documents} onFollow={follow} />
        </details>
      ))}
      {diagnostics.length > 0 && <ExactLocations />}
    </Part>
  );
}
