import type { Fix, RuleDiagnostic } from '@json-site/compiler/diagnostics';
import { at, sentence } from '@json-site/compiler/diagnostics';
import type { PageFile, ParsedFile, Project } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import { blockSchemaOf } from '@json-site/compiler/schema';
import { isObject } from '@json-site/values/objects';
import { blockListIn } from './shared/blocks.ts';

function typesWithMainHeading({ input }: Project): string[] {
  const { blocks } = input.schemas;
  return Object.keys(blocks).filter((type) => blocks[type]?.givesMainHeading);
}

/**
 * Checks `headingLevel`, the level of the headings of a block's items: 3 below the block's own heading or below the
 * section heading of an earlier block, otherwise 2.
 */
function* checkLevel(
  block: unknown,
  position: number,
  hasSection: boolean,
  page: PageFile,
): Iterable<RuleDiagnostic> {
  if (!isObject(block)) return;
  const { heading, headingLevel: level } = block;
  const isTooHigh = heading !== undefined && level === 2;
  const isTooDeep = heading === undefined && level === 3 && !hasSection;
  if (!isTooHigh && !isTooDeep) return;
  const jsonPath = ['blocks', position, 'headingLevel'];
  const message = isTooHigh
    ? sentence`${at(jsonPath)} is 2, the level of the block's own heading.`
    : sentence`${at(jsonPath)} is 3, but there is no section heading (level 2) above it.`;
  const hint = isTooHigh ? 'Delete it: the default below a heading is 3.' : 'Write 2.';
  const fix: Fix = isTooHigh ? { kind: 'remove', path: jsonPath } : { kind: 'set', path: jsonPath, value: 2 };
  yield { source: page.parsed.source, jsonPath, message, hint, fix };
}

/** Checks the headings inside a text: the second level is below one of the first. */
function* checkText(block: unknown, position: number, page: PageFile): Iterable<RuleDiagnostic> {
  const parts = isObject(block) && Array.isArray(block['content']) ? block['content'] : [];
  const firstWith = (name: string) => parts.findIndex((part) => isObject(part) && Object.hasOwn(part, name));
  const [first, index] = [firstWith('heading'), firstWith('subheading')];
  if (index < 0 || (first >= 0 && first < index)) return;
  const jsonPath = ['blocks', position, 'content', index, 'subheading'];
  const message = sentence`${at(jsonPath)} skips a level: there is no heading above it in this text.`;
  const fix: Fix = { kind: 'rename', path: jsonPath, name: 'heading' };
  yield { source: page.parsed.source, jsonPath, part: 'key', message, hint: 'Write "heading".', fix };
}

function* checkPage(page: PageFile, project: Project, types: string): Iterable<RuleDiagnostic> {
  const { source, value } = page.parsed;
  const blocks = blockListIn(value, 'blocks');
  if (blocks.length === 0) return;
  const schemas = blocks.map((block) => blockSchemaOf(block, project.input.schemas));
  const main = schemas.findIndex((schema) => schema?.givesMainHeading);
  if (main < 0) {
    // A block with a misspelt type may be the one with the main heading; its type is reported already.
    if (schemas.includes(undefined)) return;
    const message = 'No block of this page shows its main heading.';
    yield { source, jsonPath: ['blocks'], part: 'key', message, hint: `Start with one of: ${types}.` };
    return;
  }
  let hasSection = false;
  for (const [position, block] of blocks.entries()) {
    const jsonPath = ['blocks', position];
    const hasHeading = isObject(block) && Object.hasOwn(block, 'heading');
    if (position < main && hasHeading) {
      const message = sentence`${at(jsonPath)} has a heading before the page's main heading (${at(['blocks', main])}).`;
      const hint = sentence`Move ${at(['blocks', main])} above it.`;
      yield { source, jsonPath: [...jsonPath, 'heading'], part: 'key', message, hint };
    }
    if (position > main && schemas[position]?.givesMainHeading) {
      const message = sentence`${at(jsonPath)} shows a second main heading; ${at(['blocks', main])} already shows one.`;
      const hint = `Use one block per page of: ${types}.`;
      yield { source, jsonPath: [...jsonPath, 'type'], message, hint };
    }
    yield* checkLevel(block, position, hasSection, page);
    yield* checkText(block, position, page);
    hasSection ||= position !== main && hasHeading;
  }
}

function* checkSharedBlocks(site: ParsedFile | null, project: Project): Iterable<RuleDiagnostic> {
  if (!site) return;
  const { source, value } = site;
  for (const [position, block] of blockListIn(value, 'sharedBlocks').entries()) {
    if (!blockSchemaOf(block, project.input.schemas)?.givesMainHeading) continue;
    const jsonPath = ['sharedBlocks', position, 'type'];
    const message = sentence`${at(jsonPath)} shows a main heading, which every page already has.`;
    yield { source, jsonPath, message, hint: 'Use a block with a section heading.' };
  }
}

export const rule: Rule = {
  code: 'heading-order',
  severity: 'error',
  *check({ project }) {
    const types = typesWithMainHeading(project).join(', ');
    for (const page of project.pages.values()) yield* checkPage(page, project, types);
    for (const { site } of [project, ...project.translated.values()]) yield* checkSharedBlocks(site, project);
  },
};
