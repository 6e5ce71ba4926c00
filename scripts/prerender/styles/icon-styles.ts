import type { IconNode } from '../../../src/compiler/model.ts';
import { svgUrl } from '../../content/media/svg-url.ts';

function iconSvg(icon: IconNode): string {
  const shapes = icon.map(([element, attributes]) => {
    const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}='${value}'`);
    return `<${element}${pairs.join('')}/>`;
  });
  return (
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.75' " +
    `stroke-linecap='round' stroke-linejoin='round'>${shapes.join('')}</svg>`
  );
}

/**
 * Returns a style sheet that draws every element with `data-icon` in the colour of its text. Pages contain an icon's name
 * only: on the home page, inline SVGs were a tenth of the HTML.
 */
export function iconStyles(names: string[], icons: Record<string, IconNode>): string {
  const rules = names.map(
    (name) => `[data-icon="${name}"]{--icon:url("${svgUrl(iconSvg(icons[name] ?? []))}")}`,
  );
  return `[data-icon]{background:currentColor;print-color-adjust:exact;-webkit-mask:var(--icon) center/contain no-repeat;mask:var(--icon) center/contain no-repeat}
@media (forced-colors:active){[data-icon]{forced-color-adjust:none;background:CanvasText}a [data-icon]{background:LinkText}button [data-icon]{background:ButtonText}}
${rules.join('\n')}
`;
}
