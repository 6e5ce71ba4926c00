import { routeOfUrl } from '@json-site/app/addresses';
import { contentToFix, summarise } from '@json-site/compiler/diagnostics';
import { useAnnounce } from '../shared/announce.tsx';
import { callDevApi } from '../shared/call-dev-api.ts';
import { DEV_PAGES } from '../shared/dev-pages.ts';
import { EditorLink } from '../shared/EditorLink.tsx';
import type { OverlayBlock, OverlayData, OverlayDiagnostic } from './overlay-data.ts';

/** Changes the file. Resolves with a message for the author. */
async function fix({ file, line, column, code }: OverlayDiagnostic): Promise<string> {
  try {
    const changed = await callDevApi<{ file: string }>('fix', { file, line, column, code });
    return `Fixed ${changed.file}.`;
  } catch (error) {
    return (error as Error).message;
  }
}

function DiagnosticList({ diagnostics }: { diagnostics: OverlayDiagnostic[] }) {
  const announce = useAnnounce();
  return (
    <ul>
      {diagnostics.map((diagnostic) => {
        const { file, line, column, code, severity, message, hint } = diagnostic;
        const location = `${file}:${line}:${column}`;
        return (
          <li key={`${location} ${code} ${message}`} className="diagnostic" data-severity={severity}>
            <p>
              <EditorLink location={diagnostic}>{location}</EditorLink> <code>{code}</code>
              {severity !== 'error' && ` (${severity})`}
            </p>
            <p>{message}</p>
            {hint && <p className="hint">{hint}</p>}
            {contentToFix(diagnostic) && (
              <button
                type="button"
                aria-label={`Fix ${location}`}
                onClick={() => void fix(diagnostic).then(announce)}
              >
                Fix
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Links that open the blocks in the editor, for keyboard users. */
function BlockLinks({ blocks }: { blocks: OverlayBlock[] }) {
  const link = (block: OverlayBlock, index: number) => (
    <li key={index}>
      <EditorLink location={block}>{block.type}</EditorLink> <span className="hint">line {block.line}</span>
    </li>
  );
  return (
    <details>
      <summary>Blocks of this page</summary>
      <p className="hint">Or hold Alt and click a block.</p>
      <ol className="blocks">{blocks.map(link)}</ol>
    </details>
  );
}

/** Lists the diagnostics, the locations of the page's blocks, and links to gallery and studio. */
export function Panel({ data, onClose }: { data: OverlayData; onClose: () => void }) {
  const { diagnostics, stoppedBy } = data;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const advice = diagnostics.filter(({ severity }) => severity !== 'error');
  const adviceHere = advice.filter(({ isHere }) => isHere);
  const adviceElsewhere = advice.filter(({ isHere }) => !isHere);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from any control inside it.
    <div className="panel" onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <header>
        <h2>
          {errors.length > 0 || stoppedBy
            ? 'Fix these errors. Until then you see the last valid version.'
            : 'Errors and warnings on this page'}
        </h2>
        <button type="button" onClick={onClose}>
          Minimise
        </button>
      </header>
      {stoppedBy && (
        <p className="diagnostic" data-severity="error">
          {stoppedBy}
        </p>
      )}
      {errors.length > 0 && <DiagnosticList diagnostics={errors} />}
      {adviceHere.length > 0 && <DiagnosticList diagnostics={adviceHere} />}
      {!stoppedBy && errors.length + adviceHere.length === 0 && <p>{data.file} has no errors or warnings.</p>}
      {adviceElsewhere.length > 0 && (
        <details>
          <summary>On other pages: {summarise(adviceElsewhere)}</summary>
          <DiagnosticList diagnostics={adviceElsewhere} />
        </details>
      )}
      <BlockLinks blocks={data.blocks.page} />
      <nav className="pages" aria-label="Development pages">
        {DEV_PAGES.map(({ path, title, takesRoute }) => (
          <a key={path} href={takesRoute ? `${path}#${routeOfUrl(window.location.pathname)}` : path}>
            {title}
          </a>
        ))}
      </nav>
    </div>
  );
}
