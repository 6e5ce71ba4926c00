import type { ChangeResult, NewFile } from '../protocol.ts';
import type { TextPlace } from '../search/protocol.ts';

/** A text beside a file: what a picture shows, or its caption. */
export interface FileText extends TextPlace {
  /** Of the document, or of its translation. */
  file: string;
  label: string;
  isAlternative: boolean;
  /** The name of its language, and its tag, for a text of a translation. */
  language?: string;
  lang?: string;
  /** As the file has it; empty when it is missing. */
  text: string;
  /** The text as visitors read it, if it has markup. */
  shown?: string;
}

/** A place where a document names a file of content/media/. */
export interface FileUse extends TextPlace {
  file: string;
  /** The name of the document: "Page “About”". */
  document: string;
  /** The labels around the value: `Logo grid › Items 1 › Picture`. */
  where: string;
  texts: FileText[];
}

/** A file of content/media/, with everything that documents say about it. */
export interface SiteFile {
  name: string;
  src: string;
  kind: 'picture' | 'document' | 'other';
  bytes: number;
  /** In pixels; 0 for a file that is no picture. */
  width: number;
  height: number;
  /** Whether its public address stays the same when its bytes change. */
  isLasting: boolean;
  uses: FileUse[];
}

/** Everything in content/media/. */
export interface SiteFiles {
  files: SiteFile[];
  /** The patterns of the fields that name files which are no pictures. A new file must match one of them. */
  patterns: string[];
}

/** A request to replace the bytes of a file. The name stays. */
export interface FileReplacement extends Pick<NewFile, 'data'> {
  /** The name in content/media/. */
  name: string;
  /** The name on the editor's computer. */
  given: string;
}

/** A request to change one text beside a file. */
export interface TextChange extends Pick<FileText, 'file' | 'path' | 'text'> {
  /** The text that the editor has seen. */
  before: string;
}

export type TextChangeResult = Pick<ChangeResult, 'diagnostics'>;
