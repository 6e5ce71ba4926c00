import { valueIn } from '@json-site/values/objects';
import { type HeaderTexts, widestFit } from './header-fit.ts';
import { frameOf } from './header-frame.ts';

/** A range of widths that begins there. Nothing for a width that no window has. */
const from = (window: number | undefined, rule: string) =>
  window === undefined ? '' : `@media (width>=${window}em){${rule}}`;

/** The usual height of the bar, which src/ui/tokens.css has. */
const BAR = 4.5;
/** The row of the menus, below that of the name. */
const MENU_ROW = 3.5;

/** The height of a bar that a logo makes higher. */
function heightOf(theme: unknown): string {
  const { bar } = frameOf(theme);
  return bar === BAR ? '' : `;--header-height:${bar}rem`;
}

/** The bar where its menus are in a second row. The first one scrolls away, so that a page keeps its room. */
function rowsOf(theme: unknown): string {
  const { hasRows, bar } = frameOf(theme);
  if (!hasRows) return '';
  const justify = valueIn(theme, 'header', 'layout') === 'centred' ? 'center' : 'space-between';
  return `;--header-height:${bar + MENU_ROW}rem;--brand-row:${bar}rem;--bar-wrap:wrap;--bar-justify:${justify};--header-place:sticky`;
}

/**
 * The style sheet that chooses between the menus and the toggle of a header, by the width of the window, so that both
 * fit in every language. In em, so that larger text shows the toggle in wider windows. The style sheets in
 * src/app/header/ use the properties: `--menu` and `--toggle` are values of `display`, `--air` is added around the
 * items of the menu, `--name` has no unit.
 */
export function headerCss(texts: readonly HeaderTexts[], theme?: unknown): string {
  const { name, menuFrom, airFrom, toggleLabelFrom } = widestFit(texts, theme);
  return [
    `:root{--name:${name.toFixed(2)};--menu:none;--toggle:block;--air:0rem${heightOf(theme)}}`,
    from(menuFrom, `:root{--menu:flex;--toggle:none${rowsOf(theme)}}`),
    from(airFrom, ':root{--air:0.25rem}'),
    // Where the label of the toggle does not fit beside the name, only screen readers get it.
    `@media ${toggleLabelFrom ? `(width<${toggleLabelFrom}em)` : 'all'}{header summary>span{position:absolute;width:1px;overflow:hidden;clip-path:inset(50%)}}`,
  ].join('');
}
