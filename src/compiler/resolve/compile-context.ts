import type { StorageRegister } from '@json-site/model/content-types';
import type { PageLink } from '@json-site/model/model';
import type { JsonPath, ValuePart } from '@json-site/values/locations';
import type { DiagnosticCode } from '../report/codes.ts';
import type { DiagnosticInput, ReportDiagnostic } from '../report/diagnostic.ts';
import { replaceAt } from '../report/fix.ts';
import { at, type Sentence, sentence } from '../report/sentence.ts';
import { formatValue } from '../report/wording.ts';
import type { Schema } from '../schema/schema-set.ts';
import type { PageFile, Project } from '../source/project.ts';
import type { Source } from '../source/source.ts';
import type { Anchors } from './anchors.ts';
import type { Effects } from './effects.ts';
import type { Reference } from './reference.ts';

/** The result of resolving an unusable value. The compiler omits it, and every object that requires it. */
export const OMIT = Symbol('omit');

/** Where a value is written, and the schema that describes it. */
export interface SourceLocation {
  source: Source;
  jsonPath: JsonPath;
  /** The page that contains the value; null in site.json and in records, which belong to several pages. */
  route: string | null;
  schema: Schema;
  /** Whether the value is in a file of a collection. */
  isInRecord?: boolean;
}

/** The state of one compilation, which every resolver of a meaning receives. */
export interface CompileContext {
  /** Its maps note what is read from them. */
  project: Project;
  anchors: Anchors;
  report: ReportDiagnostic;
  /** Additions of the file that is being resolved to the result, besides its value. */
  readonly effects: Effects;
  /** Records that a value links to a page, shows a media file or uses a record. */
  addReference: (
    location: SourceLocation,
    reference: Pick<Reference, 'kind' | 'to' | 'hash'>,
    part?: ValuePart,
  ) => void;
  pageLink: (page: PageFile) => PageLink | null;
  /** A resolved record. Its references to other records are not expanded. */
  record: (collection: string, id: string) => unknown;
  /** The current date in a time zone. Undefined if the compiler is not given the time. */
  today: (timeZone: string) => string | undefined;
  /**
   * The page that the nearest template makes of a record. Undefined without a template, null if the build leaves it
   * out.
   */
  pageOfRecord: (collection: string, id: string, location: SourceLocation) => string | null | undefined;
  /**
   * The page that a template makes of a value of a property, nearest to the location. Undefined if none does, or if the
   * build leaves it out.
   */
  pageOfValue: (
    collection: string,
    property: string,
    value: string,
    location: SourceLocation,
  ) => string | undefined;
  /** The resolved texts of content/form-texts.json. */
  formTexts: () => Record<string, unknown>;
  /** The resolved content/storage.json. Undefined if nothing of it can be used. */
  storageRegister: () => StorageRegister | undefined;
}

/** The values inside an object that has a meaning itself. OMIT if its schema refuses them. */
export type ResolvedObject = Record<string, unknown> | typeof OMIT;

/** A text of a content file: a value, or with a part a link in the value. */
export interface WrittenText {
  text: string;
  location: SourceLocation;
  part?: ValuePart | undefined;
}

/**
 * Reports a text that cannot be used. `problem` follows the text: "there is no such icon". `right` is certainly meant.
 */
export function reportText(
  { text, location, part }: WrittenText,
  context: CompileContext,
  code: DiagnosticCode,
  problem: Sentence,
  hint?: Sentence,
  right?: string,
): void {
  const subject = sentence`${part === undefined ? '' : 'A link in '}${at(location.jsonPath)}`;
  const message = sentence`${subject} is ${formatValue(text)}; ${problem}.`;
  const fix = replaceAt(location.jsonPath, part, text, right);
  context.report({ ...diagnosticAt(location, code, message, hint, part), fix });
}

/** Builds a diagnostic about the value at a location. */
export function diagnosticAt(
  { source, jsonPath }: SourceLocation,
  code: DiagnosticCode,
  message: Sentence,
  hint?: Sentence,
  part: ValuePart = 'value',
): DiagnosticInput {
  return { code, source, jsonPath, part, message, hint };
}
