import { isObject } from '@json-site/values/objects';
import { remembered } from '@json-site/values/remembered';
import type { ParsedFile } from '../../source/json-file.ts';
import { SPOKEN } from '../../source/languages/translated-files.ts';
import type { PageFile, Project } from '../../source/project.ts';
import { SINGLETONS } from '../../source/singletons.ts';
import { pageWidthOf } from '../../theme/page-width.ts';
import { paperOf } from '../../theme/paper.ts';
import { coloursOver } from '../../theme/text-over-picture.ts';
import { type CompileMemory, StepRecorder } from './steps.ts';

/**
 * Everything that another file can read of a page: its address, its properties except the blocks, and where a
 * diagnostic about the whole file is. The anchors of its blocks are read separately.
 */
const frontIn = remembered(({ source, value, diagnostics }: ParsedFile, route: string) => {
  const properties = isObject(value) ? { ...value, blocks: null } : null;
  // A file with syntax errors may have comments before its first bracket.
  const start = diagnostics.length > 0 ? source.text : source.text.slice(0, source.text.search(/\S/));
  return JSON.stringify([route, source.path, start, value === undefined, properties]);
});

const frontOf = ({ route, parsed }: PageFile) => frontIn(parsed, route);

const sectionOf = remembered((pages: PageFile[]) => pages.map(frontOf).join('\n'));

/**
 * Returns the project with maps that note which pages and records a step reads. `nameOf` names the records, which
 * differ between languages.
 */
export function trackProject(
  project: Project,
  steps: StepRecorder,
  nameOf: (name: string) => string,
): Project {
  const records = [...project.records].map(([folder, files]): [string, Map<string, ParsedFile>] => [
    folder,
    steps.track(nameOf(`records in ${folder}`), files, (file) => file),
  ]);
  return {
    ...project,
    pages: steps.track('pages', project.pages, frontOf),
    children: steps.track('sections', project.children, sectionOf),
    drafts: steps.track('drafts', project.drafts, frontOf),
    records: new Map(records),
  };
}

/** Files that every step may read without a note. When one of them changes, every file is resolved again. */
function baseOf(project: Project): unknown[] {
  const { schemas, schemaSources, icons, media, formSchemas } = project.input;
  const { themeFile: _theme, houseStyle: _style, ...read } = SINGLETONS;
  const themeFile = project.themeFile?.value;
  const files = (Object.keys(read) as (keyof typeof read)[]).map((name) => project[name]);
  const translated = [...project.translated.values()].flatMap((one) => SPOKEN.map((name) => one[name]));
  return [
    schemas,
    schemaSources,
    icons,
    media,
    ...Object.entries(formSchemas ?? {}).flat(),
    !formSchemas,
    paperOf(project),
    pageWidthOf(themeFile),
    ...coloursOver(themeFile),
    ...files,
    ...translated,
  ];
}

/** Begins to resolve the files of a project. With the memory of an earlier compilation, unchanged ones stay. */
export const startSteps = (project: Project, memory: CompileMemory | undefined) =>
  new StepRecorder(memory, baseOf(project));
