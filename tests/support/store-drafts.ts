import { storeEditorDraft } from '../../src/dev/studio/server/drafts/editor-drafts.ts';

// Stores drafts without an end, and prints the number of each one that is stored: a test kills this process.

const [root = ''] = process.argv.slice(2);

for (let number = 1; ; number += 1) {
  const file = `content/pages/${number % 3}.json`;
  const value = { number, text: 'x'.repeat((number * 997) % 20_000) };
  storeEditorDraft(root, 'ann@example.org', file, { hash: 'h', base: {}, value });
  process.stdout.write(`${number}\n`);
}
