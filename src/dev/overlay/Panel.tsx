import { type KeyboardEvent, useEffect, useRef } from 'react';
import { routeOfUrl } from '../../app/navigation/payload.ts';
import { summarise } from '../../compiler/report/format-diagnostic.ts';
import { DEV_PAGES } from '../shared/dev-pages.ts';
import { editorUrl, opening } from './open-in-editor.ts';
import type { OverlayBlock, OverlayData, OverlayDiagnostic } from './overlay-data.ts';

interface PanelProps {
  facts: OverlayData;
  onClose: () => void;
  onDone: (message: string) => void;
}

function ProblemList({
  problems,
  onDone,
}: {
  problems: OverlayDiagnostic[];
  onDone: (message: string) => void;
}) {
  return (
    <ul className="problems">
      {problems.map((problem) => (
        <li
          key={`${problem.editorTarget} ${problem.code} ${problem.message}`}
          className="problem"
          data-severity={problem.severity}
        >
          <p>
            <a href={editorUrl(problem)} onClick={opening(problem, onDone)}>
              {problem.file}:{problem.line}:{problem.column}
            </a>{' '}
            <code>{problem.code}</code>
            {problem.severity !== 'error' && ` (${problem.severity})`}
          </p>
          <p>{problem.message}</p>
          {problem.hint && <p className="hint">{problem.hint}</p>}
        </li>
      ))}
    </ul>
  );
}

/** What a click with Alt held does, for those who use the keyboard. */
function BlockLinks({ facts, onDone }: { facts: OverlayData; onDone: (message: string) => void }) {
  const link = (block: OverlayBlock, index: number) => (
    <li key={index}>
      <a href={editorUrl(block)} onClick={opening(block, onDone)}>
        {block.type}
      </a>{' '}
      <span className="hint">line {block.line}</span>
    </li>
  );
  return (
    <details>
      <summary>Blocks of this page</summary>
      <p className="hint">Or hold Alt and click a block.</p>
      <ol className="blocks">{facts.blocks.page.map(link)}</ol>
    </details>
  );
}

/** Everything that is wrong, and where everything on the page is written. */
export function Panel({ facts, onClose, onDone }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const errors = facts.diagnostics.filter(({ severity }) => severity === 'error');
  const advice = facts.diagnostics.filter(({ severity }) => severity !== 'error');
  const own = advice.filter(({ isHere }) => isHere);
  const others = advice.filter(({ isHere }) => !isHere);

  useEffect(() => {
    panel.current?.scrollTo({ top: 0 });
  }, []);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works wherever inside the keyboard is.
    <div className="panel" ref={panel} onKeyDown={closeOnEscape}>
      <header>
        <h2>
          {errors.length > 0 || facts.stoppedBy
            ? 'The last good page stays until this is right again'
            : 'What the check says about this page'}
        </h2>
        <button type="button" onClick={onClose}>
          Minimise
        </button>
      </header>
      {facts.stoppedBy && (
        <p className="problem" data-severity="error">
          {facts.stoppedBy}
        </p>
      )}
      {errors.length > 0 && <ProblemList problems={errors} onDone={onDone} />}
      {own.length > 0 && <ProblemList problems={own} onDone={onDone} />}
      {!facts.stoppedBy && errors.length + own.length === 0 && <p>Nothing is wrong with {facts.file}.</p>}
      {others.length > 0 && (
        <details>
          <summary>Elsewhere: {summarise(others)}</summary>
          <ProblemList problems={others} onDone={onDone} />
        </details>
      )}
      <BlockLinks facts={facts} onDone={onDone} />
      <nav className="pages" aria-label="Development pages">
        {DEV_PAGES.filter(({ isFrame }) => !isFrame).map(({ path, title, takesRoute }) => (
          <a key={path} href={takesRoute ? `${path}#${routeOfUrl(window.location.pathname)}` : path}>
            {title}
          </a>
        ))}
      </nav>
    </div>
  );
}
