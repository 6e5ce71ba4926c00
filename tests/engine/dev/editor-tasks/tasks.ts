import { FILE_TASKS } from './file-tasks.ts';
import { PAGE_TASKS } from './page-tasks.ts';
import { PUBLISHING_TASKS } from './publishing-tasks.ts';
import { SHARED_TASKS } from './shared-tasks.ts';
import { SITE_TASKS } from './site-tasks.ts';
import { STRUCTURE_TASKS } from './structure-tasks.ts';
import type { Task } from './task.ts';
import { TEAM_TASKS } from './team-tasks.ts';
import { TEXT_TASKS } from './text-tasks.ts';
import { WRITING_TASKS } from './writing-tasks.ts';

/** Everyday tasks, in the order of one working day. */
export const TASKS: readonly Task[] = [
  ...SHARED_TASKS,
  ...TEXT_TASKS,
  ...WRITING_TASKS,
  ...PAGE_TASKS,
  ...SITE_TASKS,
  ...PUBLISHING_TASKS,
  ...TEAM_TASKS,
  ...FILE_TASKS,
  ...STRUCTURE_TASKS,
];
