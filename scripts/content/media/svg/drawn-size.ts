import type { SaxesTagNS } from 'saxes';
import type { FaultText } from './element-faults.ts';
import { fragmentOf, idsInStyles } from './svg-addresses.ts';

/** Levels of elements: as many as other readers of XML accept. The parser needs the square of them. */
export const MOST_LEVELS = 256;
/** Elements of a picture with every copy that `<use>`, patterns and markers make. */
const MOST_ELEMENTS = 100_000;
/** Each step of a filter reads every pixel of the picture. */
const STEP_OF_FILTER = 100;

/** An element, until the end of the file shows how often it is drawn. */
export interface DrawnElement {
  name: string;
  classes: readonly string[];
  ids: readonly string[];
  weight: number;
  /** Each of them can have a marker. */
  vertices: number;
  /** The elements that are drawn with it, by their id; how often. */
  copies: [id: string, times: number][];
  children: DrawnElement[];
}

/** Elements whose `href` copies another element. */
const COPIES = ['use', 'pattern', 'feimage', 'filter', 'tref'];
const MARKER = /marker/i;
/** A gradient is computed once, however many elements have it. */
const GRADIENT = /gradient$/;

function verticesOf({ attributes }: SaxesTagNS): number {
  const shape = attributes['d']?.value ?? attributes['points']?.value ?? '';
  return 2 + (shape.match(/[\d.]+/g)?.length ?? 0);
}

/** Reads which other elements are drawn with an element. */
export function drawnElement(tag: SaxesTagNS): DrawnElement {
  const name = tag.local.toLowerCase();
  const value = (attribute: string) => tag.attributes[attribute]?.value ?? '';
  const vertices = verticesOf(tag);
  const copies = Object.values(tag.attributes).flatMap(({ local, value }): [string, number][] => {
    if (local === 'href') {
      const id = COPIES.includes(name) ? fragmentOf(value) : undefined;
      return id === undefined ? [] : [[id, 1]];
    }
    if (!/[(\\]/.test(value)) return [];
    const times = MARKER.test(`${local} ${value}`) ? vertices : 1;
    return idsInStyles(value).map((id) => [id, times]);
  });
  return {
    name,
    classes: value('class').split(/\s+/),
    ids: value('id') === '' ? [] : [value('id')],
    weight: name.startsWith('fe') ? STEP_OF_FILTER : 1,
    vertices,
    copies,
    children: [],
  };
}

/** The elements of a file by everything that a selector can name. */
interface ElementIndex {
  all: readonly DrawnElement[];
  /** `.class`, `#id` or a name → elements. */
  named: ReadonlyMap<string, DrawnElement[]>;
}

function indexOf(all: readonly DrawnElement[]): ElementIndex {
  const named = new Map<string, DrawnElement[]>();
  for (const element of all) {
    const { name, classes, ids } = element;
    for (const key of new Set([name, ...classes.map((each) => `.${each}`), ...ids.map((id) => `#${id}`)])) {
      const found = named.get(key);
      if (found) found.push(element);
      else named.set(key, [element]);
    }
  }
  return { all, named };
}

/**
 * The elements that a selector can mean. Its last part decides, and a part that is not understood means any element.
 */
function matching(selector: string, { all, named }: ElementIndex): readonly DrawnElement[] {
  const plain = selector.replace(/\[[^\]]*\]|:[\w-]+(?:\([^)]*\))?/g, '').trim();
  const last = plain.split(/[\s>+~]/).at(-1) ?? '';
  const [, tag = '', rest = ''] = /^(\*|[\w-]*)((?:[.#][\w-]+)*)$/.exec(last) ?? [];
  const key = rest.match(/[.#][\w-]+/)?.[0] ?? tag.toLowerCase();
  return key === '' || key === '*' ? all : (named.get(key) ?? []);
}

/** Whether an id is that of elements whose copies cost time. */
const isCopied = (id: string, { named }: ElementIndex) =>
  named.get(`#${id}`)?.some(({ name }) => !GRADIENT.test(name)) ?? false;

/** Adds what style sheets draw with elements, such as `.a { fill: url(#pattern) }`. Returns the number of copies. */
function addStyles(index: ElementIndex, css: string): number {
  let added = 0;
  const rules = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)\{([^{}]*)\}/g);
  for (const [, selectors = '', declarations = ''] of rules) {
    const ids = /[(\\]/.test(declarations)
      ? idsInStyles(declarations).filter((id) => isCopied(id, index))
      : [];
    if (ids.length === 0) continue;
    for (const selector of selectors.split(',')) {
      for (const element of matching(selector, index)) {
        const times = MARKER.test(declarations) ? element.vertices : 1;
        element.copies.push(...ids.map((id): [string, number] => [id, times]));
        added += ids.length;
        if (added > MOST_ELEMENTS) return added;
      }
    }
  }
  return added;
}

/** The fault of a file whose elements are inside too many others. */
export const TOO_DEEP: FaultText = {
  what: `has elements inside each other on more than ${MOST_LEVELS} levels`,
  hint: 'Export it again without nested groups.',
};

const ENDLESS: FaultText = {
  what: 'has an element that contains a copy of itself',
  hint: 'Delete the copy, such as <use>.',
};

const TOO_MANY: FaultText = {
  what: `draws more than ${MOST_ELEMENTS.toLocaleString('en-GB')} elements, with the copies that <use>, patterns, markers and filters make`,
  hint: 'Simplify the picture, or export it as PNG.',
};

interface Drawn {
  elements: number;
  levels: number;
}

/** Reports a picture that is small as a file and huge when it is drawn. */
export function drawnFaults(root: DrawnElement, elements: readonly DrawnElement[], css: string): FaultText[] {
  const index = indexOf(elements);
  if (addStyles(index, css) > MOST_ELEMENTS) return [TOO_MANY];
  const known = new Map<DrawnElement, Drawn>();
  const open = new Set<DrawnElement>();
  let isEndless = false;
  const measure = (element: DrawnElement): Drawn => {
    const before = known.get(element);
    if (before) return before;
    if (open.has(element)) isEndless = true;
    // Deeper recursion could end the stack, and is refused anyway.
    if (open.has(element) || open.size > MOST_LEVELS) return { elements: 1, levels: MOST_LEVELS };
    open.add(element);
    const found = { elements: element.weight, levels: 0 };
    const add = (part: DrawnElement, times: number) => {
      const inner = measure(part);
      found.elements += inner.elements * times;
      found.levels = Math.max(found.levels, inner.levels);
    };
    for (const child of element.children) add(child, 1);
    for (const [id, times] of element.copies)
      for (const copied of index.named.get(`#${id}`) ?? [])
        if (!GRADIENT.test(copied.name)) add(copied, times);
    found.levels += 1;
    open.delete(element);
    known.set(element, found);
    return found;
  };
  const drawn = measure(root);
  if (isEndless) return [ENDLESS];
  if (drawn.elements > MOST_ELEMENTS) return [TOO_MANY];
  return drawn.levels > MOST_LEVELS ? [TOO_DEEP] : [];
}

/** The largest numbers of filters. Programs need time for each unit. */
const MOST_OF_FILTERS: Record<string, number> = {
  stddeviation: 1000,
  radius: 100,
  numoctaves: 10,
  order: 10,
  targetx: 10,
  targety: 10,
};

/** Reports a filter that programs would compute for minutes. */
export function filterFaults({ name, local, attributes }: SaxesTagNS): FaultText[] {
  if (!/^fe/i.test(local)) return [];
  return Object.values(attributes).flatMap((attribute) => {
    const most = MOST_OF_FILTERS[attribute.local.toLowerCase()];
    const numbers = attribute.value
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (most === undefined || !numbers.some((number) => number > most)) return [];
    const what = `has the filter <${name}> with ${attribute.name}="${attribute.value}"; the largest is ${most}`;
    return [{ what, hint: 'Write a smaller number, or export the picture as PNG.' }];
  });
}
