import { useCallback, useState } from 'react';
import { summarise } from '../../compiler/report/format-diagnostic.ts';
import { BlockInspector } from './BlockInspector.tsx';
import { Outlines } from './Outlines.tsx';
import type { OverlayData, OverlayDiagnostic } from './overlay-data.ts';
import { Panel } from './Panel.tsx';
import { useOverlayData } from './use-overlay-data.ts';

const isError = ({ severity }: OverlayDiagnostic) => severity === 'error';

/** What the badge counts: every error, because each stops the build, and the page's own warnings and notices. */
function counted({ diagnostics }: OverlayData): OverlayDiagnostic[] {
  return diagnostics.filter((problem) => isError(problem) || problem.isHere);
}

/** What those who make the site see over each page in development. */
export function Overlay() {
  const facts = useOverlayData();
  const [wanted, setWanted] = useState<'open' | 'closed'>();
  const [message, setMessage] = useState('');
  const [hadErrors, setHadErrors] = useState(false);
  const tell = useCallback((text: string) => setMessage(text), []);
  const isStopped = facts?.stoppedBy !== undefined;
  const hasErrors = isStopped || (facts?.diagnostics.some(isError) ?? false);
  // Mistakes that are new open the list again, however it was left; mended, it closes by itself.
  if (hasErrors !== hadErrors) {
    setHadErrors(hasErrors);
    setWanted(undefined);
  }
  if (!facts) return null;

  const problems = counted(facts);
  const isOpen = wanted ? wanted === 'open' : hasErrors;
  const hasWarnings = problems.some(({ severity }) => severity === 'warning');
  const state = hasErrors ? 'errors' : hasWarnings ? 'warnings' : 'right';
  const summary = isStopped ? 'stopped' : summarise(problems);
  return (
    <>
      <Outlines problems={facts.diagnostics} onDone={tell} />
      <BlockInspector facts={facts} onDone={tell} />
      <section className="tools" aria-label="Development">
        {isOpen && <Panel facts={facts} onClose={() => setWanted('closed')} onDone={tell} />}
        <button
          type="button"
          className="badge"
          data-state={state}
          aria-expanded={isOpen}
          onClick={() => setWanted(isOpen ? 'closed' : 'open')}
        >
          {summary}
        </button>
        <p className="told" role="status">
          {message}
        </p>
      </section>
    </>
  );
}
