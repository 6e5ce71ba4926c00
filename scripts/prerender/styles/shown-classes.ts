const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s[^<>]*?)?)(\/?)>/g;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

interface Open {
  /** Closed `<details>`: all but its summary is out of sight. */
  isClosed: boolean;
  isHidden: boolean;
}

/**
 * The classes that a rendered page shows before anyone has pressed anything, in the order of the page: each band of it
 * (the header, each block, the footer) with the classes that no band before it has. What is inside of a closed
 * `<dialog>` or `<details>` is left out.
 */
export function shownClasses(app: string): Set<string>[] {
  let band = new Set<string>();
  const bands = [band];
  const known = new Set<string>();
  const open: Open[] = [];
  for (const [, end, tag = '', attributes = '', selfClosing] of app.matchAll(TAG)) {
    if (end) {
      open.pop();
      continue;
    }
    if (tag === 'footer' || / data-block="/.test(attributes)) {
      band = new Set();
      bands.push(band);
    }
    const parent = open.at(-1);
    const isHidden = tag === 'dialog' || parent?.isHidden || (parent?.isClosed && tag !== 'summary') || false;
    const names = isHidden ? undefined : / class="([^"]*)"/.exec(attributes)?.[1];
    for (const name of names?.split(' ') ?? []) {
      if (!known.has(name)) band.add(name);
      known.add(name);
    }
    if (VOID.has(tag) || selfClosing) continue;
    open.push({ isClosed: tag === 'details' && !/ open(=|\s|$)/.test(attributes), isHidden });
  }
  return bands;
}

/** Every class of a rendered page, what is out of sight included. */
export function allClasses(app: string): Set<string> {
  return new Set([...app.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}
