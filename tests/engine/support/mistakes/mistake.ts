import type { SchemaSources } from '../../../../src/compiler/schema/checks/schema-sources.ts';
import type { CompileInput } from '../../../../src/compiler/types.ts';
import type { Files } from '../virtual-project.ts';

/** Something that an author or a developer types wrong, and the diagnostic for it. */
export interface Mistake {
  /** Continues "reports …". */
  name: string;
  /** `file:line:column code` */
  at: string;
  /** A part of the message or the hint. */
  words: string;
  files?: Files;
  input?: Partial<CompileInput>;
  sources?: SchemaSources;
}
