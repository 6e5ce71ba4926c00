import type { IconDrawing } from '../../src/content/model.ts';
import { svgUrl } from './svg-url.ts';

/** A drawing as an address that a style sheet can carry. */
function dataUrl(drawing: IconDrawing): string {
  const parts = drawing.map(([element, attributes]) => {
    const named = Object.entries(attributes).map(([name, value]) => ` ${name}='${value}'`);
    return `<${element}${named.join('')}/>`;
  });
  const svg =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.75' " +
    `stroke-linecap='round' stroke-linejoin='round'>${parts.join('')}</svg>`;
  return svgUrl(svg);
}

/**
 * A style sheet that draws every element with `data-icon`, in the colour of its text. Pages then carry an icon's name
 * alone: measured on the home page, the drawings were a tenth of it.
 */
export function iconStyles(names: string[], drawings: Record<string, IconDrawing>): string {
  const rules = names.map((name) => `[data-icon="${name}"]{--icon:url("${dataUrl(drawings[name] ?? [])}")}`);
  return `[data-icon]{background:currentColor;-webkit-mask:var(--icon) center/contain no-repeat;mask:var(--icon) center/contain no-repeat;print-color-adjust:exact}
@media (forced-colors:active){[data-icon]{forced-color-adjust:none;background:CanvasText}a [data-icon]{background:LinkText}button [data-icon]{background:ButtonText}}
${rules.join('\n')}
`;
}
