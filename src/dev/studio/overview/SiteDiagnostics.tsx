import { summarise } from '@json-site/compiler/diagnostics';
import { ExactLocations } from '../controls/SettingBox.tsx';
import { DiagnosticsByDocument } from '../diagnostics/DiagnosticsByDocument.tsx';
import type { StudioDiagnostic, StudioSite } from '../protocol.ts';
import styles from './Overview.module.css';
import { Part } from './parts.tsx';

interface SiteDiagnosticsProps {
  site: StudioSite;
  diagnostics: readonly StudioDiagnostic[];
  more: number;
}

/** Every error and warning of the site, in one list that folds by document. */
export function SiteDiagnostics({ site, diagnostics, more }: SiteDiagnosticsProps) {
  return (
    <Part
      title="Errors and warnings"
      empty={diagnostics.length === 0 ? 'The site has no errors and no warnings.' : ''}
    >
      <p className={styles['note']}>
        On the whole site: {summarise(diagnostics)}
        {more > 0 && `, and ${more} more, which the documents show`}.
      </p>
      <DiagnosticsByDocument site={site} diagnostics={diagnostics} />
      {diagnostics.length > 0 && <ExactLocations />}
    </Part>
  );
}
