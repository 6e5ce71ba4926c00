import { blockElements, headerEdge, useLayoutChanges } from './block-elements.ts';
import { editorUrl, opening } from './open-in-editor.ts';
import type { OverlayDiagnostic, ScreenPosition } from './overlay-data.ts';

const SEVERITY = { warning: 'Warning', notice: 'Notice' };

/** Where to draw, in pixels of the viewport; a line where the block itself is not on screen. */
function boxOf({ list, index, before }: ScreenPosition) {
  const elements = blockElements(list);
  const element = elements[index];
  if (!before) {
    const { top, left, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return { top, left, width, height };
  }
  const edge = element?.getBoundingClientRect().top ?? elements.at(-1)?.getBoundingClientRect().bottom ?? 0;
  return { top: edge, left: 0, width: document.documentElement.clientWidth, height: 0 };
}

/** Room that the words need at the end of a block. */
const WORDS_HEIGHT = 32;

/** Words stay in sight, below the site's header, while their block is; with it they go. */
function topOfWords({ top, height }: { top: number; height: number }): number {
  return Math.min(Math.max(0, headerEdge() - top), Math.max(0, height - WORDS_HEIGHT));
}

/** Problems of the same block stand in one outline. */
function byPlace(problems: OverlayDiagnostic[]): [ScreenPosition, OverlayDiagnostic[]][] {
  const groups = new Map<string, [ScreenPosition, OverlayDiagnostic[]]>();
  for (const problem of problems) {
    if (!problem.onScreen) continue;
    const key = JSON.stringify(problem.onScreen);
    const group = groups.get(key);
    if (group) group[1].push(problem);
    else groups.set(key, [problem.onScreen, [problem]]);
  }
  return [...groups.values()];
}

/** Each faulty block outlined where it stands, with what is wrong and a link to the line. */
export function Outlines({
  problems,
  onDone,
}: {
  problems: OverlayDiagnostic[];
  onDone: (message: string) => void;
}) {
  const groups = byPlace(problems);
  useLayoutChanges(groups.length > 0);
  if (groups.length === 0) return null;
  const outlines = groups.map(([place, own]) => {
    const box = boxOf(place);
    return (
      <div
        key={JSON.stringify(place)}
        className="outline"
        data-outline={place.before ? 'gap' : 'block'}
        data-advice={own.every(({ severity }) => severity !== 'error') || undefined}
        style={box}
      >
        <ul className="outline-problems" style={{ top: topOfWords(box) }}>
          {own.map((problem) => (
            <li key={`${problem.editorTarget} ${problem.code} ${problem.message}`}>
              {place.before && <em>Not shown here yet: </em>}
              {problem.severity !== 'error' && <em>{SEVERITY[problem.severity]}: </em>}
              {problem.message}{' '}
              <a href={editorUrl(problem)} onClick={opening(problem, onDone)}>
                Open line {problem.line}
              </a>
            </li>
          ))}
        </ul>
      </div>
    );
  });
  return <section aria-label="What is wrong, block by block">{outlines}</section>;
}
