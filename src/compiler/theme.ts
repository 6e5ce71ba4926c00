export { headerCss } from './header/header-css.ts';
export { type HeaderTexts, headerFit } from './header/header-fit.ts';
export { headerColours } from './theme/bands.ts';
export { themeLook } from './theme/look.ts';
export {
  type FontFallback,
  type FontFiles,
  type FontUse,
  fontUsesOf,
  themeCss,
} from './theme/theme-css.ts';
export { weakPairs } from './theme/weak-pairs.ts';
