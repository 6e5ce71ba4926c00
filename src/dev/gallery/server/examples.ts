import { formatDiagnostic } from '@json-site/compiler/diagnostics';
import { fileOfRoute, formatJson } from '@json-site/compiler/documents';
import { type BlockExample, inputForExamples, usableExamples } from '@json-site/compiler/load-schemas';
import type { CompileInput } from '@json-site/compiler/types';
import { compile } from '@json-site/core/compile';
import { draftInput } from '../../server/draft-input.ts';
import { examplePath, type GalleryExample } from '../protocol.ts';

/** An example consists of sample texts, and may show what visitors read while a list is empty. */
const OF_PAGES: ReadonlySet<string> = new Set(['sample-text', 'empty-list']);

function pageText(block: BlockExample): string {
  const description = 'A page that shows one example of a block in the gallery of the development server.';
  return JSON.stringify({ title: 'An example', description, backLabel: 'Back', blocks: [block] });
}

/** Compiles the examples together with the site, because they refer to its pages, records and files. */
function compileExamples(input: CompileInput) {
  const complete = inputForExamples(input);
  // With the site's own files and records, but the collection of the examples.
  const own = { ...input, schemas: complete.schemas };
  const examples = Object.entries(usableExamples(own)).flatMap(([type, blocks]) =>
    blocks.map((block, index) => ({ type, block, path: examplePath(type, index) })),
  );
  const texts = new Map(examples.map(({ path, block }) => [fileOfRoute(path), pageText(block)]));
  const { site, pages, diagnostics } = compile(draftInput(complete, texts));
  const byBlock: Record<string, GalleryExample[]> = {};
  for (const { type, block, path } of examples) {
    const ofBlock = diagnostics.filter(
      ({ file, path: at, code }) =>
        file === fileOfRoute(path) && at.startsWith('blocks[0]') && !OF_PAGES.has(code),
    );
    byBlock[type] ??= [];
    byBlock[type].push({ json: formatJson(block), path, diagnostics: ofBlock.map(formatDiagnostic) });
  }
  // The labels are those of the site, and of blocks that it does not use.
  return { byBlock, pages: new Map(pages.map((page) => [page.path, page])), labels: site?.labels };
}

const compiled = new WeakMap<CompileInput, ReturnType<typeof compileExamples>>();

/** Returns the compiled examples. Compiles them once for each state of the content. */
export function examplesFor(input: CompileInput) {
  let examples = compiled.get(input);
  if (!examples) {
    examples = compileExamples(input);
    compiled.set(input, examples);
  }
  return examples;
}
