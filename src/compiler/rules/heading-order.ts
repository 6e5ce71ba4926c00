import type { RuleDiagnostic } from '../report/diagnostic.ts';
import { blockSchemaOf, isObject } from '../schema/schema-walk.ts';
import { formatPath } from '../source/locations.ts';
import type { PageFile, Project } from '../source/project.ts';
import type { Rule } from './rule.ts';
import type { SiteIndex } from './shared/site-index.ts';

type Tell = (finding: RuleDiagnostic) => void;

function blocksOf(value: unknown, name: string): unknown[] {
  const blocks = isObject(value) ? value[name] : undefined;
  return Array.isArray(blocks) ? blocks : [];
}

function typesWithMainHeading({ input }: Project): string[] {
  const { blocks } = input.schemas;
  return Object.keys(blocks).filter((type) => blocks[type]?.givesMainHeading);
}

/** A block that is told the level of its items' headings: one below its own heading, or that of a section's. */
function checkLevel(block: unknown, index: number, hasSection: boolean, page: PageFile, tell: Tell): void {
  if (!isObject(block)) return;
  const { heading, headingLevel: level } = block;
  const isBeside = heading !== undefined && level === 2;
  const isDeep = heading === undefined && level === 3 && !hasSection;
  if (!isBeside && !isDeep) return;
  const message = isBeside
    ? `blocks[${index}].headingLevel is 2, the level of the block's own heading.`
    : `blocks[${index}].headingLevel is 3, but no section heading (level 2) stands above.`;
  const hint = isBeside ? 'Delete it: under a heading, 3 is the default.' : 'Write 2.';
  tell({ source: page.parsed.source, segments: ['blocks', index, 'headingLevel'], message, hint });
}

function checkPage(page: PageFile, project: Project, tell: Tell): void {
  const { source, value } = page.parsed;
  const blocks = blocksOf(value, 'blocks');
  if (blocks.length === 0) return;
  const schemas = blocks.map((block) => blockSchemaOf(block, project.input.schemas));
  const main = schemas.findIndex((schema) => schema?.givesMainHeading);
  const types = typesWithMainHeading(project).join(', ');
  if (main < 0) {
    // A misspelt block may well be the one that is missing: it is told already.
    if (schemas.includes(undefined)) return;
    const message = 'No block of this page shows its main heading.';
    tell({ source, segments: ['blocks'], spot: 'key', message, hint: `Start with one of: ${types}.` });
    return;
  }
  let hasSection = false;
  blocks.forEach((block, index) => {
    const segments = ['blocks', index];
    const heading = isObject(block) && Object.hasOwn(block, 'heading');
    if (index < main && heading) {
      const message = `${formatPath(segments)} has a heading before the page's main heading (blocks[${main}]).`;
      const hint = `Move blocks[${main}] above it.`;
      tell({ source, segments: [...segments, 'heading'], spot: 'key', message, hint });
    }
    if (index > main && schemas[index]?.givesMainHeading) {
      const message = `${formatPath(segments)} shows a second main heading; blocks[${main}] shows one already.`;
      const hint = `A page has one block of: ${types}.`;
      tell({ source, segments: [...segments, 'type'], message, hint });
    }
    checkLevel(block, index, hasSection, page, tell);
    hasSection ||= index !== main && heading;
  });
}

function check({ project }: SiteIndex, tell: Tell): void {
  for (const page of project.pages.values()) checkPage(page, project, tell);
  if (!project.site) return;
  const { source, value } = project.site;
  blocksOf(value, 'sharedBlocks').forEach((block, index) => {
    if (!blockSchemaOf(block, project.input.schemas)?.givesMainHeading) return;
    const segments = ['sharedBlocks', index, 'type'];
    const message = `${formatPath(segments)} shows a main heading; every page has its own.`;
    tell({ source, segments, message, hint: 'Use a block with a section heading.' });
  });
}

export const headingOrder: Rule<'heading-order'> = {
  code: 'heading-order',
  severity: 'error',
  what: 'A page has no main heading, two of them, a section heading before it, or a heading that skips a level.',
  why: 'People who cannot see the page find their way by its headings.',
  fix: 'A page has exactly one block with a main heading (`"givesMainHeading": true` in its schema), and it comes before all others that have a heading.',
  check,
};
