import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import { fileOfClass } from './class-names.ts';

/** Rules that a page takes or leaves together. */
export interface StylePart {
  /** Letters of the CSS modules that they come from (class-names.ts). */
  files: string[];
  css: string;
}

/** The site's style sheet in parts that a page can take with it. Plain data. */
export interface StyleSheets {
  /** What every page begins with. */
  base: string;
  parts: StylePart[];
}

/**
 * So many units, the largest ones, are parts of their own; the rest of a room is one part. Each costs a hash in the
 * policy of every answer, which must keep within the 2,000 characters that Cloudflare allows a header.
 */
const OWN_PARTS = 21;

/** What comes together: the modules of one folder (a block, a kind of list), those of all forms, and others alone. */
function nameOfUnit(file: string): string {
  const [room = '', folder, ...rest] = file.split('/');
  if (room === 'forms') return room;
  return rest.length > 0 ? `${room}/${folder}` : file;
}

/** At-rules that only hold other rules. */
const GROUPS = ['media', 'supports', 'layer', 'container', 'starting-style'];

const CLASS = /\.([a-zA-Z]+\d+)(?![\w-])/;

/** The module that a rule belongs to; nothing for what holds everywhere. */
function moduleOf(rule: Rule | AtRule): string | undefined {
  if (rule.type === 'atrule') return rule.name === 'keyframes' ? fileOfClass(rule.params) : undefined;
  const name = CLASS.exec(rule.selector)?.[1];
  return name === undefined ? undefined : fileOfClass(name);
}

/** The layer of rules for what only script shows. */
const SCRIPTED = 'scripted';

/** Conditions for what comes later: paper, movement, and finer points of forced colours. */
const LATER = /^print$|^\(forced-colors: ?active\)$|^\(prefers-reduced-motion: ?no-preference\)$/;

/**
 * At-rules that a page can do without until the whole sheet is there: paper, movement, forced colours, how things begin
 * to open, what only script shows.
 */
function atRuleCanWait({ name, params }: AtRule): boolean {
  if (name === 'media') return LATER.test(params);
  return name === 'page' || name === 'starting-style' || (name === 'layer' && params === SCRIPTED);
}

/** Rules that can wait: drawings of icons, what answers a pointer. */
function ruleCanWait({ selector, selectors }: Rule): boolean {
  if (/\[data-icon|::selection/.test(selector)) return true;
  return selectors.every((one) => /:(?:hover|active)\b/.test(one));
}

/** The value of a key, made when it is asked for the first time. */
function found<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

/** Rules by the key of their module, in the order of the sheet; what is around them is repeated for each key. */
function divide(whole: Root, keyOf: (module: string | undefined) => string): Map<string, Root> {
  const roots = new Map<string, Root>();
  const rootOf = (key: string) => found(roots, key, () => postcss.root());

  function place(from: Container, into: (key: string) => Container): void {
    from.each((node) => {
      if (node.type === 'atrule' && atRuleCanWait(node)) return;
      if (node.type === 'atrule' && node.nodes && GROUPS.includes(node.name)) {
        const copies = new Map<string, Container>();
        place(node, (key) =>
          found(copies, key, () => {
            const copy = node.clone({ nodes: [] });
            into(key).append(copy);
            return copy;
          }),
        );
      } else if (node.type === 'atrule' || (node.type === 'rule' && !ruleCanWait(node)))
        into(keyOf(moduleOf(node))).append(node.clone());
    });
  }

  place(whole, rootOf);
  return roots;
}

/** What everything belongs to that is no part. */
const BASE = '';

/**
 * Divides a built style sheet by the CSS modules that its rules come from.
 * @param files Letters of every CSS module and its path from src/.
 */
export function splitStyles(sheet: string, files: Map<string, string>): StyleSheets {
  const whole = postcss.parse(sheet);
  const unitOf = (module = '') => nameOfUnit(files.get(module) ?? '');
  const units = [...divide(whole, unitOf)]
    .filter(([unit]) => unit !== BASE)
    .map(([unit, root]) => ({ unit, size: root.toString().length }))
    .toSorted((a, b) => b.size - a.size)
    .map(({ unit }) => unit);
  const own = new Set(units.slice(0, OWN_PARTS));
  const others = new Set(units.slice(OWN_PARTS));

  function keyOf(module: string | undefined): string {
    const unit = unitOf(module);
    if (own.has(unit)) return unit;
    const room = unit.split('/')[0] ?? '';
    // What is around every page, small as it is, belongs to every page.
    return others.has(unit) && room !== 'app' ? room : BASE;
  }

  // Parts stand as in the whole sheet, where the later of two equal rules wins: nothing moves when that arrives.
  const divided = [...divide(whole, keyOf)].map(([key, root]) => ({ key, css: root.toString() }));
  return {
    base: divided.find(({ key }) => key === BASE)?.css ?? '',
    parts: divided
      .filter(({ key }) => key !== BASE)
      .map(({ key, css }) => ({ files: [...files.keys()].filter((module) => keyOf(module) === key), css })),
  };
}
