import { nearest } from '@json-site/model/visitor';
import type { JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import type { SourceFile } from '@json-site/values/source-file';
import { fileDiagnostic, locateInFile } from '../../report/diagnostic.ts';
import type { Fix } from '../../report/fix.ts';
import { suggestion } from '../../report/wording.ts';
import { parseFile } from '../../source/json-file.ts';
import { ownerOf } from '../../source/site-files.ts';
import type { Diagnostic } from '../../types.ts';
import { additionIn, widgetFile } from '../additions.ts';
import { TYPES } from '../keywords/keyword.ts';
import { blockOfFile, collectionOfFile, documentFile } from '../schema-files.ts';
import type { Schema } from '../schema-set.ts';
import { knownMeanings } from '../vocabulary.ts';
import { isWrittenObject } from '../written-objects.ts';
import { checkAdditions } from './check-additions.ts';
import { checkBlockFolders } from './check-components.ts';
import { checkCycles } from './check-cycles.ts';
import { checkKeywords } from './check-keywords.ts';
import { checkLabels } from './check-labels.ts';
import { checkMeaning, type KnownNames } from './check-meaning.ts';
import { checkPage } from './check-page.ts';
import { checkPattern } from './check-pattern.ts';
import { checkRecord } from './check-record.ts';
import { checkSlot } from './check-slot.ts';
import { checkRoot, checkTitles } from './check-titles.ts';
import { checkWrittenObject } from './check-written-object.ts';
import { DEFINITIONS, type Definitions, inherited, readDefinitions, targetOf } from './references.ts';
import { type SchemaFile, type SchemaNode, type SchemaReport, schemaNodes } from './schema-node.ts';
import type { SchemaSources } from './schema-sources.ts';
import { type FaultyPart, usableSchema } from './usable-schema.ts';

/** The schemas with which content can be compiled, and everything that is wrong with them. */
export interface CheckedSchemas {
  /** By path. Parts with errors allow any value. */
  usable: ReadonlyMap<string, Schema>;
  diagnostics: Diagnostic[];
}

const PAGE = documentFile('page');

function checkReference(
  { schema, path }: SchemaNode,
  file: SchemaFile,
  definitions: Definitions,
  isDefinitionsRead: boolean,
  report: SchemaReport,
): void {
  const ref = schema['$ref'];
  if (typeof ref !== 'string') return;
  const target = targetOf(ref, file.source.path, definitions);
  const isConsequence = !isDefinitionsRead && ref.includes('defs.schema.json#');
  if ('message' in target) report({ node: path, keyword: '$ref', isConsequence, ...target });
}

function namesOf(files: readonly SchemaFile[], added: readonly string[]): KnownNames {
  const page = files.find(({ source }) => source.path === PAGE)?.value['properties'];
  const recordProperties = new Map(
    files.flatMap(({ source, value: { properties } }): [string, string[]][] => {
      const collection = collectionOfFile(source.path);
      if (collection === undefined) return [];
      const own = isObject(properties) ? Object.keys(properties) : [];
      return [[collection, own.filter((name) => name !== '$schema')]];
    }),
  );
  const meanings = knownMeanings([...recordProperties.keys()], added);
  return { meanings, pageProperties: isObject(page) ? Object.keys(page) : undefined, recordProperties };
}

/** Reports schema files that are missing, and files that no content uses. */
function checkFiles({ files, expected }: SchemaSources): Diagnostic[] {
  const present = new Set(files.map(({ path }) => path));
  const unused = [...present].filter((path) => /^schemas\/[^/]+$/.test(path) && !expected.includes(path));
  const missing = expected.filter((path) => !present.has(path));
  return [
    ...missing.map((path) => {
      const near = nearest(path, unused);
      const hint = near ? `Rename ${near}.` : 'Restore it from the version control system.';
      return fileDiagnostic(path, 'invalid-schema', `There is no ${path}.`, hint);
    }),
    ...unused.map((path) => {
      const hint = suggestion(path, missing, 'Missing');
      return fileDiagnostic(
        path,
        'unknown-file',
        'No content uses this schema.',
        missing.length > 0 ? hint : 'Delete it.',
      );
    }),
  ];
}

/** Whether something inside a schema, or in the definitions to which it may refer, has an error. */
function isFaulty(
  faults: ReadonlyMap<SourceFile, readonly FaultyPart[]>,
  file: SourceFile,
  path: JsonPath,
): boolean {
  return [...faults].some(
    ([{ path: faulty }, parts]) =>
      (faulty === DEFINITIONS && parts.length > 0) ||
      (faulty === file.path &&
        parts.some(({ node }) => path.every((segment, index) => node[index] === segment))),
  );
}

/**
 * Checks the schemas of content and the folders of blocks. Never throws. `havePassed`: an earlier run has found no
 * error in these schemas, so that only what is not in them is checked.
 */
export function checkSchemas(all: SchemaSources, havePassed = false): CheckedSchemas {
  const { blocks, widgets = [] } = all;
  const ofWidgets = new Set(widgets.map(widgetFile));
  const sources = all.files.filter(({ path }) => !ofWidgets.has(path));
  const diagnostics: Diagnostic[] = checkFiles(all);
  const faults = new Map<SourceFile, FaultyPart[]>();
  const files = sources.flatMap((source): SchemaFile[] => {
    const parsed = parseFile(source);
    diagnostics.push(...parsed.diagnostics);
    if (isObject(parsed.value)) return [{ source, value: parsed.value }];
    if (parsed.value !== undefined) {
      const message = 'A schema file must contain an object { … }.';
      const hint = 'Start with { "type": "object", "properties": { … } }.';
      diagnostics.push(locateInFile({ code: 'invalid-schema', source, jsonPath: [], message, hint }));
    }
    return [];
  });
  const definitions = readDefinitions(files);
  const names = namesOf(files, (all.meanings ?? []).map(additionIn));
  const isDefinitionsRead = files.some(({ source }) => source.path === DEFINITIONS);
  const reportIn = ({ source }: SchemaFile): SchemaReport => {
    const found = faults.get(source) ?? [];
    faults.set(source, found);
    return ({ node, keyword, below = [], part = 'value', message, hint, right, ...kind }) => {
      if (!kind.isHarmless) found.push({ node, keyword });
      if (kind.isConsequence) return;
      const jsonPath: JsonPath = [...node, ...(keyword === undefined ? [] : [keyword]), ...below];
      const fix: Fix | undefined =
        right === undefined
          ? undefined
          : part === 'key'
            ? { kind: 'rename', path: jsonPath, name: right }
            : { kind: 'set', path: jsonPath, value: right };
      const diagnostic = { code: 'invalid-schema', source, jsonPath, part, message, hint, fix } as const;
      diagnostics.push(locateInFile(diagnostic));
    };
  };
  const objects: { file: SchemaFile; node: SchemaNode }[] = [];
  for (const file of havePassed ? [] : files) {
    const report = reportIn(file);
    const isBlock = blockOfFile(file.source.path) !== undefined;
    const isOwn = ownerOf(file.source.path) === 'site';
    checkRoot(file, report);
    for (const node of schemaNodes({ schema: file.value, path: [] })) {
      const found = inherited(node.schema, 'type', file.source.path, definitions);
      const isRootOfOther = node.path.length === 0 && found !== 'object';
      const type = isRootOfOther ? undefined : TYPES.find((name) => name === found);
      const means = inherited(node.schema, 'means', file.source.path, definitions);
      checkKeywords(node, { type, means }, isBlock, report);
      checkPattern(node, isOwn, report);
      checkMeaning(node, { type, means }, names, report);
      checkSlot(node, report);
      checkReference(node, file, definitions, isDefinitionsRead, report);
      if (isWrittenObject(node.schema['means'])) objects.push({ file, node });
    }
    checkCycles(file, definitions, report);
    checkRecord(file, definitions, report);
    if (file.source.path === PAGE) checkPage(file, definitions, report);
  }
  // Last, because what is reported already explains most misfits.
  for (const { file, node } of objects)
    checkWrittenObject(
      node,
      file.source.path,
      definitions,
      isFaulty(faults, file.source, node.path),
      reportIn(file),
    );
  if (!havePassed) {
    checkTitles(files, reportIn);
    checkLabels(files, reportIn);
  }
  diagnostics.push(...checkBlockFolders(blocks), ...checkAdditions(all));
  const usable = files.map(({ source, value }): [string, Schema] => [
    source.path,
    // The checks above make it a Schema.
    usableSchema(value, faults.get(source) ?? []) as Schema,
  ]);
  // A file that cannot be read allows any value as well.
  const unreadable = sources.map(({ path }): [string, Schema] => [path, {}]);
  return { usable: new Map([...unreadable, ...usable]), diagnostics };
}
