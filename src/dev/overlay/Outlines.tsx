import { editorUrl, openOnClick } from '../shared/open-in-editor.ts';
import { blockElements, headerEdge } from './block-elements.ts';
import type { OverlayDiagnostic, ScreenPosition } from './overlay-data.ts';
import { useLayoutChanges } from './use-layout-changes.ts';

const SEVERITY = { warning: 'Warning', notice: 'Notice' };

/** Returns the box of the outline in viewport pixels; without height when the page does not show the block. */
function boxOf({ list, index, isBefore }: ScreenPosition) {
  const elements = blockElements(list);
  const element = elements[index];
  if (!isBefore) {
    const { top, left, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return { top, left, width, height };
  }
  const edge = element?.getBoundingClientRect().top ?? elements.at(-1)?.getBoundingClientRect().bottom ?? 0;
  return { top: edge, left: 0, width: document.documentElement.clientWidth, height: 0 };
}

/** Pixels that stay free for the text at the end of a block. */
const TEXT_HEIGHT = 32;

/** Keeps the text below the site's header as long as its block is on screen. */
function topOfText({ top, height }: { top: number; height: number }): number {
  return Math.min(Math.max(0, headerEdge() - top), Math.max(0, height - TEXT_HEIGHT));
}

/** Groups the diagnostics that share a position, so that each block has one outline. */
function groupByPosition(diagnostics: OverlayDiagnostic[]): [ScreenPosition, OverlayDiagnostic[]][] {
  const groups = new Map<string, [ScreenPosition, OverlayDiagnostic[]]>();
  for (const diagnostic of diagnostics) {
    if (!diagnostic.onScreen) continue;
    const key = JSON.stringify(diagnostic.onScreen);
    const group = groups.get(key);
    if (group) group[1].push(diagnostic);
    else groups.set(key, [diagnostic.onScreen, [diagnostic]]);
  }
  return [...groups.values()];
}

interface OutlinesProps {
  diagnostics: OverlayDiagnostic[];
  onDone: (message: string) => void;
}

/** Outlines each block that has diagnostics, with their messages and links to their lines. */
export function Outlines({ diagnostics, onDone }: OutlinesProps) {
  const groups = groupByPosition(diagnostics);
  useLayoutChanges(groups.length > 0);
  if (groups.length === 0) return null;
  const outlines = groups.map(([position, ofBlock]) => {
    const box = boxOf(position);
    return (
      <div
        key={JSON.stringify(position)}
        className="outline"
        data-outline={position.isBefore ? 'gap' : 'block'}
        data-advice={ofBlock.every(({ severity }) => severity !== 'error') || undefined}
        style={box}
      >
        <ul className="outline-text" style={{ top: topOfText(box) }}>
          {ofBlock.map((diagnostic) => (
            <li key={`${diagnostic.line}:${diagnostic.column} ${diagnostic.code} ${diagnostic.message}`}>
              {position.isBefore && <em>Not shown here yet: </em>}
              {diagnostic.severity !== 'error' && <em>{SEVERITY[diagnostic.severity]}: </em>}
              {diagnostic.message}{' '}
              <a href={editorUrl(diagnostic)} onClick={openOnClick(diagnostic, onDone)}>
                Open line {diagnostic.line}
              </a>
            </li>
          ))}
        </ul>
      </div>
    );
  });
  return <section aria-label="Errors and warnings by block">{outlines}</section>;
}
