import type { IconNode } from '../../../src/compiler/model.ts';
import { svgUrl } from '../../content/media/svg-url.ts';

/** The side of a drawing. */
const SIDE = 24;
/**
 * From one drawing to the next in a row: so far that nothing of it is to be seen, and a whole number of sides, or browsers
 * would round the row's length and draw the last ones a little out of place.
 */
const STEP = 2 * SIDE;

/** More than a site shows; development offers every icon there is, and each would then be looked for among all. */
const MOST_IN_ROW = 200;

function shapes(drawing: IconNode): string {
  return drawing
    .map(([element, attributes]) => {
      const named = Object.entries(attributes).map(([name, value]) => ` ${name}='${value}'`);
      return `<${element}${named.join('')}/>`;
    })
    .join('');
}

/** A drawing as an address that a style sheet can carry. */
function dataUrl(width: number, content: string): string {
  return svgUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${SIDE}' fill='none' stroke='#000' stroke-width='1.75' ` +
      `stroke-linecap='round' stroke-linejoin='round'>${content}</svg>`,
  );
}

const masks = (value: string) => `-webkit-mask:${value};mask:${value}`;

/** Each icon is a drawing of its own. */
function apart(names: string[], drawingOf: (name: string) => IconNode): string[] {
  return [
    `[data-icon]{${masks('var(--icon) center/contain no-repeat')}}`,
    ...names.map((name) => `[data-icon="${name}"]{--icon:url("${dataUrl(SIDE, shapes(drawingOf(name)))}")}`),
  ];
}

/** All icons are one drawing, in a row, of which each element shows its place: a browser reads one document and not dozens. */
function inRow(names: string[], drawingOf: (name: string) => IconNode): string[] {
  const content = names.map(
    (name, index) => `<g transform='translate(${index * STEP})'>${shapes(drawingOf(name))}</g>`,
  );
  const width = (names.length - 1) * STEP + SIDE;
  const size = `${(width / SIDE) * 100}% 100%`;
  const place = (index: number) => `${(index / (names.length - 1)) * 100}%`;
  return [
    `[data-icon]{${masks(`url("${dataUrl(width, content.join(''))}") var(--icon)/${size} no-repeat`)}}`,
    ...names.map((name, index) => `[data-icon="${name}"]{--icon:${place(index)}}`),
  ];
}

/**
 * A style sheet that draws every element with `data-icon`, which must be a square, in the colour of its text. Pages then
 * carry an icon's name alone: measured on the home page, the drawings were a tenth of it.
 */
export function iconStyles(names: string[], drawings: Record<string, IconNode>): string {
  const drawingOf = (name: string) => drawings[name] ?? [];
  const isRow = names.length > 1 && names.length <= MOST_IN_ROW;
  return `[data-icon]{background:currentColor;print-color-adjust:exact}
@media (forced-colors:active){[data-icon]{forced-color-adjust:none;background:CanvasText}a [data-icon]{background:LinkText}button [data-icon]{background:ButtonText}}
${(isRow ? inRow : apart)(names, drawingOf).join('\n')}
`;
}
