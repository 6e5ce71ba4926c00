import { test } from '../../support/dev-server.ts';
import { doTasks } from './editor-tasks/do-tasks.ts';
import { updateTable } from './editor-tasks/table.ts';

doTasks(test, updateTable);
