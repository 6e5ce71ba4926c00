import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type ChildNode, type Container, type Declaration } from 'postcss';
import { moduleFiles, shortClassNames } from '@json-site/build/plugin';
import { filesBelow } from '@json-site/content/files';
import { folderOf } from '@json-site/content/folders';
import { normaliseScript } from './script.ts';

const PACKED = /\.(br|gz)$/;
const BINARY = /\.(png|ico|woff2|avif|webp|jpe?g)$/;
const SHORT_NAME = /[a-zA-Z]+\d+/;

type Rename = (name: string) => string;

/** Names the classes and keyframes of CSS modules by their source: `a3` becomes `Header__menu`. */
function readableNames(root: string): Rename {
  const shorten = shortClassNames(root);
  const names = new Map<string, string>();
  for (const module of moduleFiles(root).values()) {
    const file = path.join(folderOf(root, `src/${module}`), 'src', module);
    const css = readFileSync(file, 'utf8');
    for (const [, name = ''] of css.matchAll(/(?:\.|@keyframes )([a-zA-Z_][\w-]*)/g))
      names.set(shorten(name, file, css), `${path.basename(file, '.module.css')}__${name}`);
  }
  return (name) => names.get(name) ?? name;
}

/** One line for each rule of a style sheet: at-rules around it, selector, declarations. */
function rulesOf(css: string, rename: Rename): string[] {
  const named = (text: string, before: string) =>
    text.replace(new RegExp(`(?<=${before})${SHORT_NAME.source}(?![\\w-])`, 'g'), rename);
  const animated = (one: Declaration) =>
    one.prop.startsWith('animation') ? named(String(one), '[: ,]') : String(one);
  const visit = (node: ChildNode, around: string): string[] => {
    if (node.type === 'comment' || node.type === 'decl') return [];
    const title = node.type === 'rule' ? named(node.selector, '\\.') : `@${node.name} ${node.params}`;
    const own = node.type === 'atrule' ? named(title, '@keyframes ') : title;
    const nodes = node.nodes ?? [];
    const declarations = nodes.flatMap((one) => (one.type === 'decl' ? [animated(one)] : []));
    const isRule = declarations.length > 0 || nodes.length === 0;
    return [
      ...(isRule ? [`${around}${own} { ${declarations.join('; ')} }`] : []),
      ...nodes.flatMap((one) => visit(one, `${around}${own} `)),
    ];
  };
  return (postcss.parse(css) as Container).nodes?.flatMap((node) => visit(node, '')) ?? [];
}

const selectorsOf = (rules: string[]) => rules.map((rule) => rule.slice(0, rule.indexOf(' { '))).join('\n');

/** Removes hashes, and the names that contain them, from a text. */
function neutralise(text: string, assets: string[], build: string): string {
  let result = text;
  for (const name of assets) result = result.replaceAll(name, withoutHash(name));
  return result.replaceAll(build, 'BUILD').replace(/('sha256-[\w+/=]+' ?)+/g, "'sha256' ");
}

const withoutHash = (asset: string) => asset.replace(/-[\w-]{8}(?=\.\w+$)/, '');

/**
 * Returns the files of a build, by path, so that two of them differ in a line where the builds differ. `styles.txt` has
 * each rule of the site once, and `inlined.txt` how many style elements a page has: that depends on its compressed
 * size, for which the bytes of names and hashes matter.
 */
export function builtFiles(root: string): Record<string, string> {
  const rename = readableNames(root);
  const read = (file: string) => readFileSync(path.join(root, file));
  const files = ['dist', 'deploy']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => !PACKED.test(file));
  const assets = files.filter((file) => file.startsWith('dist/assets/')).map((file) => path.basename(file));
  const { build } = JSON.parse(read('dist/index.data.json').toString()) as { build: string };
  const styles = new Set<string>();
  const addStyles = (css: string) => {
    const rules = rulesOf(css, rename);
    for (const rule of rules) styles.add(rule);
    return selectorsOf(rules);
  };
  const normalisers: Record<string, (text: string) => string> = {
    '.js': (text) => normaliseScript(text, rename),
    '.css': addStyles,
    '.json': (text) => JSON.stringify(JSON.parse(text), null, 1),
    '.html': (text) =>
      text
        .replace(/<style>(.*?)<\/style>/gs, (_, css: string) => {
          addStyles(css);
          return '';
        })
        .replace(
          /class="([^"]*)"/g,
          (_, names: string) => `class="${names.split(' ').map(rename).join(' ')}"`,
        )
        .replaceAll('><', '>\n<'),
  };
  const written: Record<string, string> = {};
  const binaries: string[] = [];
  const inlined: string[] = [];
  for (const file of files.sort()) {
    const content = read(file);
    const name = file.startsWith('dist/assets/') ? withoutHash(file) : file;
    if (BINARY.test(file)) {
      binaries.push(`${name} ${createHash('sha256').update(content).digest('hex')}`);
      continue;
    }
    const count = content.toString().split('<style>').length - 1;
    if (count > 0) inlined.push(`${name} ${count}`);
    const normalise = normalisers[path.extname(file)] ?? ((text: string) => text);
    const text = normalise(neutralise(content.toString(), assets, build));
    // Chunks with the same name differ in the hash alone.
    written[name] = `${written[name] ?? ''}${text}\n`;
  }
  return {
    ...written,
    'inlined.txt': `${inlined.join('\n')}\n`,
    'binaries.txt': `${binaries.join('\n')}\n`,
    'styles.txt': `${[...styles].sort().join('\n')}\n`,
  };
}
