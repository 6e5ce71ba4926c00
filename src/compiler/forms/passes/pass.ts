import type { JsonPath } from '../../source/locations.ts';
import type { Json, Origins } from './schema-tree.ts';

/** Something that a pass left out or narrowed, which the author of the schema may not expect. */
export interface Remark {
  /** The text of the notice, without its places. Remarks with the same text are one notice. */
  message: string;
  hint: string;
  /** A probable mistake. */
  isWarning?: boolean;
  at: JsonPath;
}

/** The context that all passes share. */
export interface PassContext {
  origins: Origins;
  /** The schema in which references point, as the pass received it. */
  root: Json;
  /** Reports something about a schema, or about one of its keywords. */
  remark: (schema: Json, remark: Omit<Remark, 'at'>, keyword?: string) => void;
}

/**
 * A JSON Schema in, an equivalent and simpler one out. A pass that accepts fewer values than before says so, with the
 * reason, in a remark and in the comment above it.
 */
export type Pass = (schema: Json, context: PassContext) => Json;
