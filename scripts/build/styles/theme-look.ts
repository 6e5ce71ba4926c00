import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import type { themeLook } from '@json-site/compiler/theme';

type Look = ReturnType<typeof themeLook>;

/** `(--theme-logo)` or `not (--theme-logo)` */
const CHOICE = /^(not )?\(--theme-([a-z-]+)\)$/;
const VALUE = /var\(\s*--theme-/;
/** A style sheet without it does not depend on the theme. */
const MARK = '--theme-';

/** The index of the bracket that closes the first one at or after `from`. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let index = from; index < text.length; index++) {
    if (text[index] === '(') depth++;
    else if (text[index] === ')' && --depth === 0) return index;
  }
  throw new Error(`A bracket is missing in ${text}.`);
}

/** Replaces the values of a theme, and those that it does not set by their fallbacks. Undefined without either. */
function withValues(text: string, values: Look['values']): string | undefined {
  const found = VALUE.exec(text);
  if (!found) return text;
  const { index: start, 0: opening } = found;
  const end = closing(text, start);
  const [name = '', ...fallback] = text.slice(start + opening.length, end).split(',');
  const all: Record<string, string> = values;
  const value = all[name.trim()] ?? (fallback.length > 0 ? fallback.join(',').trim() : undefined);
  return value === undefined
    ? undefined
    : withValues(text.slice(0, start) + value + text.slice(end + 1), values);
}

function eachChoice(root: Root, visit: (rule: AtRule, isExcluded: boolean, flag: string) => void): void {
  root.walkAtRules('media', (rule) => {
    const [, not, flag] = CHOICE.exec(rule.params) ?? [];
    if (flag) visit(rule, Boolean(not), flag);
  });
}

/** Leaves only the rules and values of a theme in a style sheet. */
export function resolveLook(css: string, { flags, values }: Look): string {
  if (!css.includes(MARK)) return css;
  const root = postcss.parse(css);
  eachChoice(root, (rule, isExcluded, flag) => {
    if (flags.some((one) => one === flag) === isExcluded) rule.remove();
    else rule.replaceWith(rule.nodes ?? []);
  });
  root.walkDecls((declaration: Declaration) => {
    const value = withValues(declaration.value, values);
    const { parent } = declaration;
    if (value === undefined || declaration.prop.startsWith(MARK)) {
      declaration.remove();
      if (parent?.nodes?.length === 0) parent.remove();
    } else if (value !== declaration.value) declaration.value = value;
  });
  return root.toString();
}

/**
 * Makes the rules of all themes depend on the attribute `data-look` of the root element, without more weight than they
 * have. Development changes themes without loading style sheets.
 */
export function liveLook(css: string): string {
  if (!css.includes(MARK)) return css;
  const root = postcss.parse(css);
  eachChoice(root, (rule, isExcluded, flag) => {
    const has = `[data-look~="${flag}"]`;
    const frame = isExcluded ? `:where(:root:not(${has}))` : `:where(${has})`;
    rule.walkRules((one: Rule) => {
      one.selectors = one.selectors.map((selector) => `${frame} ${selector}`);
    });
    rule.replaceWith(rule.nodes ?? []);
  });
  return root.toString();
}

/**
 * Applies the theme to every style sheet: in the build for good, in development by an attribute of the page. Without a
 * look, also a build leaves the choice to the attribute.
 */
export function themedStyles(look?: () => Look): Plugin {
  let isBuild = false;
  return {
    name: 'site:theme-look',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    transform: {
      filter: { id: /\.css(?:\?|$)/, code: MARK },
      handler: (css) => ({ code: isBuild && look ? resolveLook(css, look()) : liveLook(css), map: null }),
    },
  };
}
