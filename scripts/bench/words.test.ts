import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { compareWords } from './words.ts';

const folder = temporaryFolder(afterAll);

function site(name: string, files: Record<string, string>): string {
  for (const [file, html] of Object.entries(files)) {
    const target = path.join(folder, name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, html);
  }
  return path.join(folder, name);
}

test('counts the words that a visitor reads in <main>, whatever a site names its files', () => {
  const ours = site('ours', {
    'index.html': '<header>Menu</header><main><h1>Two words</h1></main>',
    'faq.html': '<main><p>One</p><script>not a word</script><svg><title>no</title></svg></main>',
  });
  const theirs = site('theirs', {
    'index.html': '<main>Two words</main><footer>Foot of the page</footer>',
    'faq/index.html': '<main>One <b>more</b></main>',
  });
  expect(compareWords(ours, theirs, ['/', '/faq'])).toEqual({
    ours: 3,
    theirs: 4,
    fewer: [{ route: '/faq', ours: 1, theirs: 2 }],
  });
  expect(() => compareWords(ours, theirs, ['/gone'])).toThrow('/gone');
});
