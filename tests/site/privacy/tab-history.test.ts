import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/root.ts';
import type { HistoryState, SavedScroll } from '../../../src/app/navigation/history-state.ts';

const policy = readFileSync(path.join(ROOT, 'content/pages/cookie-policy.json'), 'utf8');

/** How the cookie policy names each value that the code stores in the history of the tab. */
const NAMED: Record<keyof HistoryState | keyof SavedScroll | keyof NonNullable<SavedScroll['link']>, string> =
  {
    key: 'an identifier of that entry',
    scroll: 'how far you had scrolled',
    top: 'how far you had scrolled',
    link: 'which link you followed',
    href: 'which link you followed',
    index: 'which link you followed',
    offset: 'where it was on your screen',
    reloadedFor: 'the version that was loaded',
  };

test('the cookie policy names everything that the code stores in the history of the tab', () => {
  const history = policy.match(/"\*\*The history of the tab\*\*[^\n]*/)?.[0] ?? '';
  for (const words of Object.values(NAMED)) expect(history).toContain(words);
});
