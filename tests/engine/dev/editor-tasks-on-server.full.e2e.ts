import { test } from '../../support/dev-server.ts';
import { doTasks } from './editor-tasks/do-tasks.ts';

// The same tasks by somebody who has an address only: a studio server, to which she signs in by mail.

test.use({ command: 'start --studio-server' });

doTasks(test);
