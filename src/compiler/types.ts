import type { Block, Site } from '../generated/content-types.ts';
import type { Icon, IconNode, Media } from './model.ts';
import type { DiagnosticCode, Severity } from './report/codes.ts';
import type { Reference } from './resolve/reference.ts';
import type { Schema, SchemaSet } from './schema/schema-set.ts';
import type { SourceFile } from './source/source-file.ts';

/** A file of content/media/; `name` is from there, `src` is where it is served. Sizes in CSS pixels. */
export interface MediaFile extends Media {
  name: string;
  /** Where it stands in one file with other drawings of its folder. Pages show it from there. */
  inSprite?: string;
  /** Its weight. */
  bytes: number;
}

/** One problem of the content, at the exact token that is wrong. Lines and columns count from 1. */
export interface Diagnostic {
  file: string;
  line: number;
  column: number;
  length: number;
  code: DiagnosticCode;
  severity: Severity;
  /** The value inside its file: `blocks[2].type`; empty for the file as a whole. */
  path: string;
  /** The property that the value should have and has not. */
  missing?: string;
  message: string;
  hint?: string;
}

/** A page with everything that it renders. content/pages/404.json has the path "/404". */
export interface PageData {
  path: string;
  file: string;
  title: string;
  description: string;
  summary: string;
  icon?: Icon;
  order?: number;
  backLabel?: string;
  image?: { src: Media; alt: string };
  reveal?: boolean;
  blocks: Block[];
}

/** An address that the site used to have, and where its visitors go now. */
export interface Redirect {
  from: string;
  to: string;
}

/** Everything that a compilation depends on. */
export interface CompileInput {
  files: SourceFile[];
  media: MediaFile[];
  icons: Record<string, IconNode>;
  schemas: SchemaSet;
  /** What each form sends, by the form's id. Without them forms are not compared with what they send. */
  formSchemas?: Record<string, Schema>;
  /** The files of supabase/migrations/ in order. Without them forms are not compared with their tables. */
  migrations?: SourceFile[];
}

/** What the renderer needs, and what is wrong. `site` is null when content/site.json cannot be used. */
export interface Compiled {
  site: Site | null;
  pages: PageData[];
  redirects: Redirect[];
  /** What leads where and uses what: the answer to "what links here". */
  references: readonly Reference[];
  /** Names of the icons that the content shows, in order of the alphabet. */
  icons: Icon[];
  diagnostics: Diagnostic[];
}
