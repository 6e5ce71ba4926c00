import { formatJson } from '../../../../scripts/content/format-json.ts';
import { compile } from '../../../compiler/compile.ts';
import { formatDiagnostic } from '../../../compiler/report/format-diagnostic.ts';
import { type BlockExample, usableExamples } from '../../../compiler/schema/examples.ts';
import { PAGES } from '../../../compiler/source/routes.ts';
import type { SourceFile } from '../../../compiler/source/source-file.ts';
import type { CompileInput, PageData } from '../../../compiler/types.ts';
import type { GalleryExample } from '../protocol.ts';

/** Where the gallery's examples are shown, each alone. */
export const EXAMPLES_PATH = '/_gallery/';

/** The examples as pages: compiled together with the site, because they name its pages, records and files. */
export interface Examples {
  /** By block. */
  listed: Record<string, GalleryExample[]>;
  /** By path. */
  pages: Map<string, PageData>;
}

function exampleFile(path: string): string {
  return `${PAGES}${path.slice(1)}.json`;
}

function exampleSource(path: string, block: BlockExample): SourceFile {
  const description = 'One example of a block, which the gallery shows by itself and nothing else.';
  const page = { title: 'An example', description, backLabel: 'Back', blocks: [block] };
  return { path: exampleFile(path), text: JSON.stringify(page) };
}

const compiled = new WeakMap<CompileInput, Examples>();

function compileExamples(input: CompileInput): Examples {
  const entries = Object.entries(usableExamples(input)).flatMap(([type, examples]) =>
    examples.map((block, index) => ({ type, block, path: `${EXAMPLES_PATH}${type}/${index + 1}` })),
  );
  const sources = entries.map(({ path, block }) => exampleSource(path, block));
  const { pages, diagnostics } = compile({ ...input, files: [...input.files, ...sources] });
  const listed: Examples['listed'] = {};
  for (const { type, block, path } of entries) {
    const own = diagnostics.filter(
      ({ file, path: place }) => file === exampleFile(path) && place.startsWith('blocks[0]'),
    );
    const example = { json: formatJson(block), path, diagnostics: own.map(formatDiagnostic) };
    listed[type] = [...(listed[type] ?? []), example];
  }
  return { listed, pages: new Map(pages.map((page) => [page.path, page])) };
}

/** The examples for the content as it is; compiled once for each state of it. */
export function examplesFor(input: CompileInput): Examples {
  let examples = compiled.get(input);
  if (!examples) {
    examples = compileExamples(input);
    compiled.set(input, examples);
  }
  return examples;
}
