import { type HeaderFont, type HeaderTexts, widestFit } from './header-fit.ts';

/** A range of widths that begins there. Nothing for a width that no window has. */
const from = (window: number | undefined, rule: string) =>
  window === undefined ? '' : `@media (width>=${window}em){${rule}}`;

/**
 * The style sheet that chooses between the menus and the toggle of a header, by the width of the window, so that both
 * fit in every language. In em, so that larger text shows the toggle in wider windows. The style sheets in
 * src/app/header/ use the properties: `--menu` and `--toggle` are values of `display`, `--air` is added around the
 * items of the menu, `--name` has no unit.
 */
export function headerCss(texts: readonly HeaderTexts[], font?: HeaderFont): string {
  const { name, menuFrom, airFrom, toggleLabelFrom } = widestFit(texts, font);
  return [
    `:root{--name:${name.toFixed(2)};--menu:none;--toggle:block;--air:0rem}`,
    from(menuFrom, ':root{--menu:flex;--toggle:none}'),
    from(airFrom, ':root{--air:0.25rem}'),
    // Where the label of the toggle does not fit beside the name, only screen readers get it.
    `@media ${toggleLabelFrom ? `(width<${toggleLabelFrom}em)` : 'all'}{header summary>span{position:absolute;width:1px;overflow:hidden;clip-path:inset(50%)}}`,
  ].join('');
}
