import type { SourceFile } from '@json-site/values/source-file';
import type { SiteMeaning } from '../site-meaning.ts';

/** An import or export of a component's module. */
export interface ModuleName {
  name: string;
  offset: number;
  length: number;
}

/** A module in the folder of a component. */
export interface ComponentModule {
  source: SourceFile;
  exports: ModuleName[];
  /** Imports of style sheets and of files in the same folder that do not exist. */
  missingImports: ModuleName[];
}

/** The folder of a block, or of a widget that the site adds. */
export interface ComponentFolder {
  /** Its path from the root. Its name is the type of the block, or the name of the widget. */
  folder: string;
  /** Its files, as paths from the folder. */
  files: string[];
  /** Its modules, at any depth, without tests. */
  modules: ComponentModule[];
}

/** The module of a meaning that the site adds. */
export interface MeaningModule {
  source: SourceFile;
  /** The function that the module exports, named like the file: `week-day.ts` exports `weekDay`. */
  resolve?: SiteMeaning;
  /** Why the module could not be loaded. */
  fault?: string;
}

/**
 * The schemas that describe content, as written, the folders of the blocks, and what the site adds to the engine's
 * tables.
 */
export interface SchemaSources {
  /**
   * Every file schemas/*.schema.json and schemas/records/*.schema.json, the schemas in the folders of the blocks, and
   * each widget.json.
   */
  files: SourceFile[];
  /** Paths of the schemas that must exist, without those of blocks. */
  expected: string[];
  blocks: ComponentFolder[];
  widgets?: ComponentFolder[];
  meanings?: MeaningModule[];
  /** The modules of src/site/parts/, without those in folders below it. */
  parts?: ComponentModule[];
}

/** A module of src/site/rules/. */
export interface RuleModule {
  source: SourceFile;
  /** What it exports under the name of the file: `short-tagline.ts` exports `shortTagline`. */
  rule?: unknown;
  /** Why the module could not be loaded. */
  fault?: string;
}
