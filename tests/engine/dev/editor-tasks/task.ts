import type { DevCopy } from '../../../support/dev-server.ts';
import type { TestRepository } from '../../../support/git-repository.ts';
import type { Editor } from './editor.ts';

/** The notice that one task adds and another one copies, as the lines of its block. */
export const NOTICE_LINES = [
  '+ {',
  '+ "type": "notice",',
  '+ "text": "Our offices are closed from 24 December to 1 January.",',
  '+ "icon": "info"',
  '+ },',
] as const;

/** Left once the page of a photograph is deleted, until a later task deletes the photograph. */
export const LEFT: readonly string[] = ['unused-media'];

/** Helpers of a task besides the studio. */
export interface Surroundings {
  copy: DevCopy;
  repository: TestRepository;
}

/** An everyday task of an editor. */
export interface Task {
  /** The aim of the editor, as the table in tasks.md describes it. */
  name: string;
  /**
   * The changes in each file: `-` for a line that it removes, and every line that it adds, without indentation.
   * A new or moved file is compared with the file that it was made from.
   */
  diff: Record<string, readonly string[] | 'deleted' | 'binary'>;
  /** Codes of the warnings and notices that the task leaves, because a later one completes the work. */
  leaves?: readonly string[];
  do: (editor: Editor, surroundings: Surroundings) => Promise<void>;
}
