import { EditorLink } from '../shared/EditorLink.tsx';
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

/** Groups the diagnostics by their position as JSON, so that each block has one outline. */
function groupByPosition(diagnostics: OverlayDiagnostic[]): [string, OverlayDiagnostic[]][] {
  const groups = new Map<string, OverlayDiagnostic[]>();
  for (const diagnostic of diagnostics) {
    if (!diagnostic.onScreen) continue;
    const key = JSON.stringify(diagnostic.onScreen);
    groups.set(key, [...(groups.get(key) ?? []), diagnostic]);
  }
  return [...groups];
}

/** Outlines each block that has diagnostics, with their messages and links to their lines. */
export function Outlines({ diagnostics }: { diagnostics: OverlayDiagnostic[] }) {
  const groups = groupByPosition(diagnostics);
  useLayoutChanges(groups.length > 0);
  if (groups.length === 0) return null;
  const outlines = groups.map(([key, ofBlock]) => {
    const position = JSON.parse(key) as ScreenPosition;
    const box = boxOf(position);
    return (
      <div
        key={key}
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
              {diagnostic.message} <EditorLink location={diagnostic}>Open line {diagnostic.line}</EditorLink>
            </li>
          ))}
        </ul>
      </div>
    );
  });
  return <section aria-label="Errors and warnings by block">{outlines}</section>;
}
