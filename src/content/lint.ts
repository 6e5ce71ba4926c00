import { showPath } from './positions.ts';
import type { PageFile, Project } from './project.ts';
import type { Report } from './report.ts';
import { NOT_FOUND } from './routes.ts';
import { blockSchemaOf, isObject } from './schema-walk.ts';

function blocksOf(value: unknown, name: string): unknown[] {
  const blocks = isObject(value) ? value[name] : undefined;
  return Array.isArray(blocks) ? blocks : [];
}

function typesWithMainHeading({ input }: Project): string[] {
  const { blocks } = input.schemas;
  return Object.keys(blocks).filter((type) => blocks[type]?.givesMainHeading);
}

function checkPage(page: PageFile, project: Project, report: Report): void {
  const { source, value } = page.parsed;
  const blocks = blocksOf(value, 'blocks');
  if (blocks.length === 0) return;
  const schemas = blocks.map((block) => blockSchemaOf(block, project.input.schemas));
  const main = schemas.findIndex((schema) => schema?.givesMainHeading);
  const types = typesWithMainHeading(project).join(', ');
  const problem = { code: 'heading-order' as const, source };
  if (main < 0) {
    // A misspelt block may well be the one that is missing: it is told already.
    if (schemas.includes(undefined)) return;
    const message = 'No block of this page shows its main heading.';
    report({ ...problem, segments: ['blocks'], spot: 'key', message, hint: `Start with one of: ${types}.` });
    return;
  }
  blocks.forEach((block, index) => {
    const segments = ['blocks', index];
    const heading = isObject(block) && Object.hasOwn(block, 'heading');
    if (index < main && heading) {
      const message = `${showPath(segments)} has a heading before the page's main heading (blocks[${main}]).`;
      report({
        ...problem,
        segments: [...segments, 'heading'],
        spot: 'key',
        message,
        hint: `Move blocks[${main}] above it.`,
      });
    }
    if (index > main && schemas[index]?.givesMainHeading) {
      const message = `${showPath(segments)} shows a second main heading; blocks[${main}] shows one already.`;
      const hint = `A page has one block of: ${types}.`;
      report({ ...problem, segments: [...segments, 'type'], message, hint });
    }
  });
}

/** Every page has one main heading, and no heading stands before it. */
export function checkHeadings(project: Project, report: Report): void {
  for (const page of project.pages.values()) checkPage(page, project, report);
  if (!project.site) return;
  const { source, value } = project.site;
  blocksOf(value, 'everyPage').forEach((block, index) => {
    const type = blockSchemaOf(block, project.input.schemas)?.givesMainHeading;
    if (!type) return;
    const segments = ['everyPage', index, 'type'];
    const message = `${showPath(segments)} shows a main heading; every page has its own.`;
    report({ code: 'heading-order', source, segments, message, hint: 'Use a block with a section heading.' });
  });
}

/** Warns of pages that visitors cannot come across. `targets` are the pages that something leads to. */
export function checkOrphans(project: Project, targets: ReadonlySet<string>, report: Report): void {
  for (const { route, parsed } of project.pages.values()) {
    if (route === '/' || route === NOT_FOUND || targets.has(route)) continue;
    report({
      code: 'orphan-page',
      severity: 'warning',
      source: parsed.source,
      segments: [],
      spot: 'open',
      message: `No link and no list leads to ${route}.`,
      hint: 'Link to it from another page, or add it to the header or footer in content/site.json.',
    });
  }
}
