import type { IconNode } from '@json-site/model/model';
import { svgUrl } from '../pictures/svg-url.ts';

/** Width and height of an icon. */
const SIZE = 24;
/** Distance from the top of an icon to the top of the next one. The gap keeps a rounded edge free of its neighbour. */
const STEP = 32;

function shapesOf(icon: IconNode): string {
  return icon
    .map(([element, attributes]) => {
      const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}='${value}'`);
      return `<${element}${pairs.join('')}/>`;
    })
    .join('');
}

/**
 * All icons below each other in one picture: a browser builds a document for each picture in a style sheet, which takes
 * longer than drawing it.
 */
function iconColumn(icons: IconNode[]): string {
  const drawn = icons.map(
    (icon, index) => `<g transform='translate(0 ${index * STEP})'>${shapesOf(icon)}</g>`,
  );
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${SIZE} ${icons.length * STEP}' fill='none' stroke='#000' ` +
    `stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>${drawn.join('')}</svg>`
  );
}

/**
 * Returns a style sheet that draws every element with `data-icon`, a square, in the colour of its text. Pages contain
 * an icon's name only: on the home page, inline SVGs were a tenth of the HTML.
 */
export function iconStyles(names: string[], icons: Record<string, IconNode>): string {
  // A percentage places the same share of the picture and of the element above each other.
  const height = names.length * STEP - SIZE;
  const rules = names.map(
    (name, index) => `[data-icon="${name}"]{--icon:${Number(((100 * index * STEP) / height).toFixed(4))}%}`,
  );
  const column = svgUrl(iconColumn(names.map((name) => icons[name] ?? [])));
  // Not in a custom property: a browser would parse the picture again for every icon.
  const mask = `url("${column}") 0 0/100% auto no-repeat`;
  const position = '0 var(--icon)';
  // With the scheme of its surroundings, the browser would restyle the picture for each of them. A mask has no colours,
  // but the text around it has: so only the box of the picture has another scheme.
  return `[data-icon]::before{content:"";display:block;height:100%;color-scheme:light;background:currentColor;print-color-adjust:exact;-webkit-mask:${mask};mask:${mask};-webkit-mask-position:${position};mask-position:${position}}
@media (forced-colors:active){[data-icon]::before{forced-color-adjust:none;background:CanvasText}a [data-icon]::before{background:LinkText}button [data-icon]::before{background:ButtonText}}
${rules.join('\n')}
`;
}
