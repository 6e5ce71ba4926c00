import type { JsonPath, ValuePart } from '@json-site/values/locations';
import type { Json } from './schema-tree.ts';

/** Something that a pass left out or narrowed, which the author of the schema may not expect. */
export interface Remark {
  /** The text of the notice, without its places. Remarks with the same text are one notice. */
  message: string;
  hint: string;
  /** A probable mistake. */
  isWarning?: boolean;
  at: JsonPath;
}

/** Why a data schema cannot be a form, with the nearest thing that works. */
export interface Reason {
  message: string;
  hint: string;
  /** What is marked in the file. Default: the name of what is at the location. */
  part?: ValuePart | undefined;
}

/** Reports a reason at a place in the file. */
export type ReportReason = (at: JsonPath, reason: Reason) => void;

/** What all passes report to. */
export interface PassContext {
  remark: (remark: Remark) => void;
  report: ReportReason;
  /** The language in which visitors write dates. */
  language?: string | undefined;
}

/**
 * A JSON Schema in, an equivalent and simpler one out. A pass that accepts fewer values than before says so, with the
 * reason, in a remark and in the comment above it.
 */
export type Pass = (schema: Json, context: PassContext) => Json;
