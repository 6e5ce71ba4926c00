import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss';
import { fileOfClass } from './class-names.ts';

/** Rules that a page inlines together or not at all. */
export interface StylePart {
  /** Letters of the CSS modules that the rules come from (class-names.ts). */
  files: string[];
  css: string;
}

/** The site's style sheet, divided into parts that a page can inline. */
export interface StyleSheets {
  /** Inlined in every page. */
  base: string;
  parts: StylePart[];
  /**
   * Loaded after the first paint: everything except `base`, whose pictures the browser would read again. Its fonts
   * wait.
   */
  late: string;
  /** Addresses of the fonts of `late`. Headings and texts are on every page, so every page needs them all. */
  fonts: string[];
}

/**
 * The largest number of units that are separate parts: the largest ones. The smaller units of a folder share one part.
 * Each part costs a hash in the content security policy, and Cloudflare limits a header to 2,000 characters.
 */
export const SEPARATE_PARTS = 21;

/**
 * Modules that are used together: those of all forms, the footer, a block, similar lists, the parts of a site's blocks.
 */
const UNITS = /^(?:forms|app\/footer|(?:site\/)?blocks\/[^/]+|ui\/lists|site\/ui\/[^/]+)(?=\/)/;

/** The folder whose small units share a part: a site's blocks with the other blocks. */
const ROOM = /^(?:site\/)?([^/]+)/;

/** Modules that the first screen of every page needs, such as those of the header. */
const ON_EVERY_PAGE = /^app\/(?!page\/|footer\/)/;

/** The key of rules that every page inlines. */
const BASE = '';

const unitOfFile = (file: string) => (ON_EVERY_PAGE.test(file) ? BASE : (UNITS.exec(file)?.[0] ?? file));

/** At-rules that only group other rules. */
const GROUPS = ['media', 'supports', 'layer', 'container', 'starting-style'];

const CLASS = /\.([a-zA-Z]+\d+)(?![\w-])/;

/** The letters of the module that a rule belongs to; undefined for global rules. */
function moduleOf(rule: Rule | AtRule): string | undefined {
  if (rule.type === 'atrule') return rule.name === 'keyframes' ? fileOfClass(rule.params) : undefined;
  const name = CLASS.exec(rule.selector)?.[1];
  return name === undefined ? undefined : fileOfClass(name);
}

/** The cascade layer of elements that only scripts create. */
const SCRIPTED_LAYER = 'scripted';

/** Media that the first paint does not depend on: paper, motion, and details of forced colours. */
const LATER_MEDIA = /^print$|^\(forced-colors: ?active\)$|^\(prefers-reduced-motion: ?no-preference\)$/;

const URL_IN_CSS = /url\(["']?([^"')]+)/;

/** The files of a font; none if the device has it, or if an at-rule is something else. */
const filesOfFont = ({ name, nodes = [] }: AtRule): string[] =>
  name === 'font-face'
    ? nodes.flatMap((node) => ('value' in node ? (URL_IN_CSS.exec(node.value)?.[1] ?? []) : []))
    : [];

/** Whether an at-rule is a font that is fetched. The browser would fetch it before the first paint. */
const isFetchedFont = (rule: AtRule) => filesOfFont(rule).length > 0;

function fetchedFonts(sheet: Root): string[] {
  const found: string[] = [];
  sheet.walkAtRules((rule) => {
    found.push(...filesOfFont(rule));
  });
  return [...new Set(found)];
}

/** Whether the first paint does without an at-rule. */
function atRuleCanWait(node: AtRule): boolean {
  const { name, params } = node;
  if (name === 'media') return LATER_MEDIA.test(params);
  if (isFetchedFont(node)) return true;
  return name === 'page' || name === 'starting-style' || (name === 'layer' && params === SCRIPTED_LAYER);
}

/**
 * Icons, and states that no page has when it is first painted: script sets those of the header. A rule for all
 * elements, such as that of `::selection`, must not wait: when it arrives, the browser computes the styles of every
 * element again.
 */
const LATER_RULE = /\[data-icon|\[data-scrolled\]|\[data-at-top\]|:hover\b|:active\b|:disabled\b/;

/**
 * The parts of an icon's SVG that change nothing on screen, and are as long as its shapes. The whole sheet keeps them.
 */
const NOT_DRAWN = /%3c!--.*?--%3e|class='lucide[^']*'%20/g;

/** The mark behind a summary that is open: another picture, or turned. It moves nothing when it comes later. */
const isOpenMark = ({ selectors, nodes }: Rule) =>
  selectors.every((selector) => /\[open\].*::?after$/.test(selector)) &&
  nodes.every((node) => node.type === 'decl' && ['--mark', 'rotate'].includes(node.prop));

const ruleCanWait = (rule: Rule) =>
  rule.selectors.every((selector) => LATER_RULE.test(selector)) || isOpenMark(rule);

/** Returns the value of a key and creates it when it is missing. */
function getOrCreate<Value>(values: Map<string, Value>, key: string, create: () => Value): Value {
  const value = values.get(key) ?? create();
  values.set(key, value);
  return value;
}

/**
 * Where a rule goes: the module it belongs to, and whether the first paint does without it. Undefined leaves it out.
 */
type KeyOf = (module: string | undefined, canWait: boolean) => string | undefined;

/** Distributes rules over keys. Keeps their order, and repeats surrounding at-rules for each key. */
function divide(whole: Root, keyOf: KeyOf): Map<string, Root> {
  const roots = new Map<string, Root>();
  const rootOf = (key: string) => getOrCreate(roots, key, () => postcss.root());

  function distribute(from: Container, into: (key: string) => Container): void {
    from.each((node) => {
      if (node.type !== 'atrule' && node.type !== 'rule') return;
      const canWait = node.type === 'atrule' ? atRuleCanWait(node) : ruleCanWait(node);
      if (node.type === 'atrule' && node.nodes && GROUPS.includes(node.name) && !canWait) {
        const copies = new Map<string, Container>();
        distribute(node, (key) =>
          getOrCreate(copies, key, () => {
            const copy = node.clone({ nodes: [] });
            into(key).append(copy);
            return copy;
          }),
        );
      } else {
        const key = keyOf(moduleOf(node), canWait);
        if (key !== undefined) into(key).append(node.clone());
      }
    });
  }

  distribute(whole, rootOf);
  return roots;
}

/** The media of rules that wait for the loader of page-template.ts, which knows them by the second of the two. */
const HELD = '(scripting:none),not all';

/** The late styles for a page that has no loader, with fonts and icons from the start. */
export const appliedAtOnce = (late: string): string => late.replaceAll(HELD, 'all');

const isIconRule = (node: ChildNode) => node.type === 'rule' && node.selector.includes('[data-icon');

/** Whether an at-rule contains rules of icons only. */
const isOfIcons = ({ nodes = [] }: AtRule) => nodes.length > 0 && nodes.every(isIconRule);

/**
 * Makes fonts and icons apply where there is no script, and otherwise when the loader says so: for a new font, the
 * browser lays out every text, and for each icon the picture of all of them, which are separate tasks this way.
 */
function holdFontsAndIcons(late: Root): void {
  const held = postcss.atRule({ name: 'media', params: HELD, nodes: [] });
  late.each((node) => {
    const waits = node.type === 'atrule' ? isFetchedFont(node) || isOfIcons(node) : isIconRule(node);
    if (waits) held.append(node);
  });
  if (held.nodes?.length) late.append(held);
}

/**
 * Divides a built style sheet by the CSS modules that its rules come from.
 * @param files Letters of every CSS module and its path from src/.
 * @param separate The number of units that are separate parts.
 */
export function splitStyles(
  sheet: string,
  files: Map<string, string>,
  separate = SEPARATE_PARTS,
): StyleSheets {
  const whole = postcss.parse(sheet.replace(NOT_DRAWN, ''));
  const unitOf = (module = '') => unitOfFile(files.get(module) ?? '');
  const units = [...divide(whole, (module, canWait) => (canWait ? undefined : unitOf(module)))]
    .filter(([unit]) => unit !== BASE)
    .map(([unit, root]) => ({ unit, size: root.toString().length }))
    .toSorted((a, b) => b.size - a.size)
    .map(({ unit }) => unit);
  const others = new Set(units.slice(separate));

  function keyOf(module: string | undefined): string {
    const unit = unitOf(module);
    return others.has(unit) ? (ROOM.exec(unit)?.[1] ?? BASE) : unit;
  }

  // Parts keep the order of the whole sheet, in which the later of two equal rules wins: nothing moves when it loads.
  const early = divide(whole, (module, canWait) => (canWait ? undefined : keyOf(module)));
  const divided = [...early].map(([key, root]) => ({ key, css: root.toString() }));
  const isLate: KeyOf = (module, canWait) => (canWait || unitOf(module) !== BASE ? 'late' : undefined);
  const late = divide(postcss.parse(sheet), isLate).get('late') ?? postcss.root();
  holdFontsAndIcons(late);
  return {
    late: late.toString(),
    fonts: fetchedFonts(late),
    base: divided.find(({ key }) => key === BASE)?.css ?? '',
    parts: divided
      .filter(({ key }) => key !== BASE)
      .map(({ key, css }) => ({ files: [...files.keys()].filter((module) => keyOf(module) === key), css })),
  };
}
