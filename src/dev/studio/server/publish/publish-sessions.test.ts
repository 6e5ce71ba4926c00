import fc from 'fast-check';
import { test } from 'vitest';
import { createRepository } from '../../../../../tests/support/git-repository.ts';
import {
  DISPUTES,
  runSession,
  SESSION,
  SESSION_FILES,
} from '../../../../../tests/support/publish-sessions.ts';

const SESSIONS = fc.asyncProperty(SESSION, (steps) => runSession(createRepository(SESSION_FILES), steps));

test('sessions of two editors, three known and one random: the list is what becomes public, and nothing saved is lost', async () => {
  await fc.assert(SESSIONS, { numRuns: 4, seed: 63, examples: DISPUTES });
}, 240_000);
