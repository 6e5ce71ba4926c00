import type { SchemaSources } from '../../../../src/compiler/schema/checks/schema-sources.ts';
import type { CompileInput } from '../../../../src/compiler/types.ts';
import type { Files } from '../../../support/small-site/site.ts';

/**
 * Something that an author or a developer types wrong, with the location of its diagnostic. The examples of the rules
 * have the whole output.
 */
export interface LocatedExample {
  /** Continues "reports …". */
  title: string;
  /** `file:line:column code` */
  at: string;
  /** A part of the message or the hint. */
  words: string;
  files?: Files;
  input?: Partial<CompileInput>;
  sources?: SchemaSources;
}
