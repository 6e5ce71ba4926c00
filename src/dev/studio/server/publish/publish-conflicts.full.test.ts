import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createRepository } from '../../../../../tests/support/git-repository.ts';
import { ABOUT, FILES, PASSED, publishIn, publishing } from '../../../../../tests/support/publishing.ts';

// More cases of publish-conflicts.test.ts.

const { repository, git, publishNow, publishElsewhere } = publishing(() => createRepository(FILES));

test('asks for the paragraph that both have changed, and combines the others', async () => {
  const page = (...paragraphs: string[]) => `${JSON.stringify({ paragraphs }, null, 2)}\n`;
  repository().write(ABOUT, page('One', 'Two', 'Three'));
  expect(await publishNow()).toMatchObject({ outcome: 'published' });
  publishElsewhere(ABOUT, page('One, theirs', 'Two', 'Three, theirs'));
  repository().write(ABOUT, page('One, mine', 'Two, mine', 'Three'));
  const conflict = { key: `${ABOUT} paragraphs[0]`, mine: 'One, mine', theirs: 'One, theirs' };
  expect(await publishNow()).toMatchObject({ outcome: 'choose', conflicts: [conflict] });
  const choices = { [conflict.key]: 'theirs' } as const;
  expect(await publishNow('publish', async () => PASSED, choices)).toMatchObject({ outcome: 'published' });
  expect(repository().read(ABOUT)).toBe(page('One, theirs', 'Two, mine', 'Three, theirs'));
});

test('two studios publish one after the other', async () => {
  publishElsewhere('content/pages/old.json', '{"title": "One"}\n');
  expect(await publishNow()).toMatchObject({ outcome: 'published' });
  publishElsewhere('content/pages/old.json', '{"title": "Two"}\n');
  repository().write(ABOUT, '{\n  "title": "About us all"\n}\n');
  expect(await publishNow()).toMatchObject({ outcome: 'published' });
  expect(repository().read('content/pages/old.json')).toBe('{"title": "Two"}\n');
});

test('combines two values on neighbouring lines', async () => {
  publishElsewhere(ABOUT, '{\n  "title": "About",\n  "summary": "Theirs"\n}\n');
  expect(await publishNow()).toMatchObject({ outcome: 'published' });
  expect(repository().read(ABOUT)).toBe('{\n  "title": "About us",\n  "summary": "Theirs"\n}\n');
});

test('two studios publish at the same moment', async () => {
  const second = path.join(path.dirname(repository().remote), 'second');
  git('clone', '--quiet', repository().remote, second);
  for (const [name, value] of [
    ['user.name', 'Grace'],
    ['user.email', 'grace@example.org'],
  ]) {
    repository().git(['config', `${name}`, `${value}`], second);
  }
  writeFileSync(path.join(second, 'content/pages/old.json'), '{"title": "Theirs"}\n');
  const results = await Promise.all([publishNow(), publishIn(second, { message: 'Change the old page' })]);
  expect(results.map(({ outcome }) => outcome)).toEqual(['published', 'published']);
  git('pull', '--quiet', 'origin', 'main');
  expect(JSON.parse(repository().read(ABOUT))).toEqual({ title: 'About us' });
  expect(repository().read('content/pages/old.json')).toBe('{"title": "Theirs"}\n');
});
