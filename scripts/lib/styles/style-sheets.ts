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
function unitOf(file: string): string {
  const [room = '', folder, ...rest] = file.split('/');
  if (room === 'forms') return room;
  return rest.length > 0 ? `${room}/${folder}` : file;
}

/** At-rules that only hold other rules. */
const GROUPS = ['media', 'supports', 'layer', 'container'];

const CLASS = /\.([a-zA-Z]+\d+)(?![\w-])/;

/** The module that a rule belongs to; nothing for what holds everywhere. */
function moduleOf(rule: Rule | AtRule): string | undefined {
  if (rule.type === 'atrule') return rule.name === 'keyframes' ? fileOfClass(rule.params) : undefined;
  const name = CLASS.exec(rule.selector)?.[1];
  return name === undefined ? undefined : fileOfClass(name);
}

function inKeyframes(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';
}

/** The layer of rules for what only script shows. */
const SCRIPTED = 'scripted';

function isScripted(rule: Rule): boolean {
  for (let around = rule.parent; around && around.type !== 'root'; around = around.parent as typeof around)
    if (around.type === 'atrule' && (around as AtRule).params === SCRIPTED) return true;
  return false;
}

/** Conditions for what comes later: paper, movement, and finer points of forced colours. */
const LATER = /^print$|^\(forced-colors: ?active\)$|^\(prefers-reduced-motion: ?no-preference\)$/;

/**
 * What a page can do without until the whole sheet is there: drawings of icons, paper, movement, forced colours, what
 * answers a pointer, what only script shows.
 */
function canWait(rule: Rule): boolean {
  if (isScripted(rule)) return true;
  if (/\[data-icon|::selection/.test(rule.selector)) return true;
  if (rule.selectors.every((selector) => /:(?:hover|active)\b/.test(selector))) return true;
  const around = rule.parent?.type === 'atrule' ? (rule.parent as AtRule) : undefined;
  return around?.name === 'media' && LATER.test(around.params);
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** A copy with the rules that `keep` picks by their module. */
function part(whole: Root, keep: (module: string | undefined) => boolean): string {
  const copy = whole.clone();
  copy.walkComments((comment) => void comment.remove());
  copy.walkRules((rule) => {
    if (!inKeyframes(rule) && (canWait(rule) || !keep(moduleOf(rule)))) rule.remove();
  });
  copy.walkAtRules((rule) => {
    // Nobody prints before the whole sheet is there.
    if (rule.name === 'page') return void rule.remove();
    // Fonts, and layers named in their order, belong to no module.
    if (!(GROUPS.includes(rule.name) && rule.nodes) && !keep(moduleOf(rule))) rule.remove();
  });
  removeEmpty(copy);
  return copy.toString();
}

function grouped<Item>(items: Iterable<Item>, key: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
}

/**
 * Divides a built style sheet by the CSS modules that its rules come from.
 * @param files Letters of every CSS module and its path from src/.
 */
export function splitStyles(css: string, files: Map<string, string>): StyleSheets {
  const whole = postcss.parse(css);
  const fileOf = (module: string) => files.get(module) ?? '';
  const roomOf = ([module = '']: string[]) => fileOf(module).split('/')[0] ?? '';
  const partOf = (modules: string[]): StylePart => ({
    files: modules,
    css: part(whole, (module) => module !== undefined && modules.includes(module)),
  });
  const units = grouped(files.keys(), (module) => unitOf(fileOf(module)))
    .map(partOf)
    .filter((unit) => unit.css !== '')
    .toSorted((a, b) => b.css.length - a.css.length);
  // What is around every page, small as it is, belongs to every page.
  const rest = units.slice(OWN_PARTS).filter((unit) => roomOf(unit.files) !== 'app');
  const others = grouped(rest, (unit) => roomOf(unit.files)).map((group) =>
    partOf(group.flatMap((unit) => unit.files)),
  );
  // As in the whole sheet, where the later of two equal rules wins: nothing moves when that arrives.
  const place = ({ css: own }: StylePart) => css.indexOf(own.slice(0, own.indexOf('{')));
  const parts = [...units.slice(0, OWN_PARTS), ...others].toSorted((a, b) => place(a) - place(b));
  const divided = new Set(parts.flatMap((one) => one.files));
  return { base: part(whole, (module) => module === undefined || !divided.has(module)), parts };
}
