import { useState } from 'react';
import { summarise } from '@json-site/compiler/diagnostics';
import { Announce } from '../shared/announce.tsx';
import { BlockInspector } from './BlockInspector.tsx';
import { Outlines } from './Outlines.tsx';
import type { OverlayDiagnostic } from './overlay-data.ts';
import { Panel } from './Panel.tsx';
import { useDraftMarks } from './use-draft-marks.ts';
import { useOverlayData } from './use-overlay-data.ts';

const isError = ({ severity }: OverlayDiagnostic) => severity === 'error';

/** The diagnostics that authors see over each page in development. */
export function Overlay() {
  const data = useOverlayData();
  useDraftMarks(data?.drafts);
  // Undefined until the author opens or closes the panel; then errors decide.
  const [isPanelOpen, setPanelOpen] = useState<boolean>();
  const [message, setMessage] = useState('');
  const [hadErrors, setHadErrors] = useState(false);
  const isStopped = data?.stoppedBy !== undefined;
  const hasErrors = isStopped || (data?.diagnostics.some(isError) ?? false);
  // New errors open the panel even if the author had closed it, and the last fix closes it.
  if (hasErrors !== hadErrors) {
    setHadErrors(hasErrors);
    setPanelOpen(undefined);
  }
  if (!data) return null;

  // Every error counts, because each one stops the build; warnings and notices count on their own page.
  const counted = data.diagnostics.filter((diagnostic) => isError(diagnostic) || diagnostic.isHere);
  const isOpen = isPanelOpen ?? hasErrors;
  const hasWarnings = counted.some(({ severity }) => severity === 'warning');
  return (
    <Announce value={setMessage}>
      <Outlines diagnostics={data.diagnostics} />
      <BlockInspector data={data} />
      <section className="tools" aria-label="Development">
        {data.isDraft && <p className="draft">Draft: no build contains this page.</p>}
        {isOpen && <Panel data={data} onClose={() => setPanelOpen(false)} />}
        <button
          type="button"
          className="badge"
          data-state={hasErrors ? 'errors' : hasWarnings ? 'warnings' : 'ok'}
          aria-expanded={isOpen}
          onClick={() => setPanelOpen(!isOpen)}
        >
          {isStopped ? 'stopped' : summarise(counted)}
        </button>
        <p className="message" role="status">
          {message}
        </p>
      </section>
    </Announce>
  );
}
