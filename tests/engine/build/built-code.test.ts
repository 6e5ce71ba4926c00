import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { filesBelow } from '../../../scripts/content/read-files.ts';
import { ROOT, SITE } from '../../../scripts/root.ts';
import { copyRepository } from '../../../scripts/test/copy-repository.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { runOnTheDayOf } from '../../support/on-the-day-of.ts';
import { readSite } from '../../support/site-content.ts';
import { BUILT } from '../support/built-folder.ts';

/** Strings that only the pages and tools of the development server contain. */
const DEVELOPMENT_CODE =
  /_gallery|_studio|\/_mail|_dev\/|x-dev-tools|__open-in-editor|dev-tools|devTools|src\/dev/;

/** The hash of every built file of a project. */
function builtFiles(root: string): Map<string, string> {
  return new Map(
    filesBelow(root, 'dist').map((file) => {
      const bytes = readFileSync(path.join(root, file));
      return [file, createHash('sha256').update(bytes).digest('hex')];
    }),
  );
}

const read = (file: string) => readFileSync(path.join(BUILT, file), 'utf8');
const scripts = filesBelow(BUILT, 'dist/assets')
  .filter((file) => file.endsWith('.js'))
  .map((file): [file: string, code: string] => [file, read(file)]);

test('the scripts generate no code at runtime', () => {
  expect(scripts.length).toBeGreaterThan(3);
  const found = scripts.filter(([, code]) => /\bnew Function\b|\beval\(|[^.\w]Function\(/.test(code));
  expect(found.map(([file]) => file)).toEqual([]);
});

test('the scripts contain compiled form validators and no schema compiler', () => {
  const found = scripts.filter(([, code]) =>
    /strictTypes|addMetaSchema|json-schema\.org\/draft-07/.test(code),
  );
  expect(found.map(([file]) => file)).toEqual([]);
});

test('the scripts contain no secret and no code of the embedded backend', () => {
  const found = scripts.filter(([, code]) => /sb_secret_|service_role|pglite/i.test(code));
  expect(found.map(([file]) => file)).toEqual([]);
});

test.skipIf(readSite().analytics)(
  'the scripts contain no consent code if the site asks for no consent',
  () => {
    const found = scripts.filter(([, code]) => /createPolicy|data-consent/.test(code));
    expect(found.map(([file]) => file)).toEqual([]);
  },
);

test('the entry script does not contain the backend client', () => {
  const entry = /="\/(assets\/[^"]+\.js)"/.exec(read('dist/index.html'))?.[1];
  expect(entry).toBeDefined();
  expect(read(`dist/${entry}`)).not.toContain('autoRefreshToken');
});

test('the form code contains no unused field, widget or Markdown renderer', () => {
  const found = scripts.filter(([, code]) =>
    /LayoutGridField|disableAutoLink|panel-danger|glyphicon/.test(code),
  );
  expect(found.map(([file]) => file)).toEqual([]);
});

test('no built file contains code of the development server', () => {
  const texts = filesBelow(BUILT, 'dist').filter((file) => /\.(?:html|js|css|json|txt|xml)$/.test(file));
  expect(texts.length).toBeGreaterThan(25);
  expect(texts.filter((file) => DEVELOPMENT_CODE.test(read(file)))).toEqual([]);
});

// The copy has the site of the repository.
if (IS_FULL_RUN && BUILT !== SITE)
  test('a change of the development server changes no built file', {
    timeout: 120_000,
  }, async () => {
    const copy = copyRepository();
    onTestFinished(copy.dispose);
    const files = builtFiles(ROOT);
    const code = filesBelow(copy.root, 'src/dev').filter((file) => /\.(?:tsx?|css)$/.test(file));
    expect(code.length).toBeGreaterThan(10);
    for (const file of code) {
      const more = file.endsWith('.css')
        ? ':root { --other: 1 }'
        : "Object.assign(globalThis, { other: '1' });";
      copy.write(file, `${copy.read(file)}\n${more}\n`);
    }
    runOnTheDayOf(ROOT);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { status, output } = await copy.run('build');
    expect(status, output).toBe(0);
    const after = builtFiles(copy.root);
    const changed = [...files.keys(), ...after.keys()].filter((file) => files.get(file) !== after.get(file));
    expect(changed).toEqual([]);
  });
