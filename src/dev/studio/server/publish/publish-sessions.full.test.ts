import fc from 'fast-check';
import { test } from 'vitest';
import { createRepository } from '../../../../../tests/support/git-repository.ts';
import { runSession, SESSION, SESSION_FILES } from '../../../../../tests/support/publish-sessions.ts';

const SESSIONS = fc.asyncProperty(SESSION, (steps) => runSession(createRepository(SESSION_FILES), steps));

// Other sessions than those of publish-sessions.test.ts, each time.
test('1,000 random sessions of two editors: the list is what becomes public, and nothing saved is lost', async () => {
  await fc.assert(SESSIONS, { numRuns: 1000 });
}, 3_600_000);
