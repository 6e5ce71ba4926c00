import type { SourceFile } from '../../source/source-file.ts';

/** An import or export of a component's module. */
export interface ModuleName {
  name: string;
  offset: number;
  length: number;
}

/** The module that should export a block's component. */
export interface ComponentModule {
  source: SourceFile;
  exports: ModuleName[];
  /** Imports of style sheets and of files in the same folder that do not exist. */
  missingImports: ModuleName[];
}

/** The folder of a block. */
export interface BlockFolder {
  /** Its path from the root. Its name is the type of the block. */
  folder: string;
  /** Its files, as paths from the folder. */
  files: string[];
  /** Its modules, at any depth, without tests. */
  modules: ComponentModule[];
}

/** The schemas that describe content, as written, and the folders of the blocks. */
export interface SchemaSources {
  /** Every file schemas/*.schema.json and schemas/records/*.schema.json, and the schemas in the folders of the blocks. */
  files: SourceFile[];
  /** Paths of the schemas that must exist, without those of blocks. */
  expected: string[];
  blocks: BlockFolder[];
}
