import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../../../scripts/content/read-files.ts';
import { copyProject, type ProjectCopy } from '../../../scripts/test/project-copy.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { readSite } from '../../support/site-content.ts';

/** Strings that only the pages and tools of the development server contain. */
const DEVELOPMENT_CODE =
  /_gallery|_studio|\/_mail|_dev\/|x-dev-tools|__open-in-editor|dev-tools|devTools|src\/dev/;

/** The hash of every built file. */
function builtFiles(): Map<string, string> {
  return new Map(
    filesBelow(copy.root, 'dist').map((file) => {
      const bytes = readFileSync(path.join(copy.root, file));
      return [file, createHash('sha256').update(bytes).digest('hex')];
    }),
  );
}

let copy: ProjectCopy;
let scripts: [file: string, code: string][];

beforeAll(() => {
  copy = copyProject({ withBuild: true });
  scripts = filesBelow(copy.root, 'dist/assets')
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, copy.read(file)]);
});
afterAll(() => copy.dispose());

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
  const entry = /="\/(assets\/[^"]+\.js)"/.exec(copy.read('dist/index.html'))?.[1];
  expect(entry).toBeDefined();
  expect(copy.read(`dist/${entry}`)).not.toContain('autoRefreshToken');
});

test('the form code contains no unused field, widget or Markdown renderer', () => {
  const found = scripts.filter(([, code]) =>
    /LayoutGridField|disableAutoLink|panel-danger|glyphicon/.test(code),
  );
  expect(found.map(([file]) => file)).toEqual([]);
});

test('no built file contains code of the development server', () => {
  const texts = filesBelow(copy.root, 'dist').filter((file) => /\.(?:html|js|css|json|txt|xml)$/.test(file));
  expect(texts.length).toBeGreaterThan(25);
  expect(texts.filter((file) => DEVELOPMENT_CODE.test(copy.read(file)))).toEqual([]);
});

if (IS_FULL_RUN)
  test('a change of the development server changes no built file', {
    timeout: 120_000,
  }, async () => {
    const files = builtFiles();
    const code = filesBelow(copy.root, 'src/dev');
    expect(code.length).toBeGreaterThan(10);
    for (const file of code) {
      const more = file.endsWith('.css')
        ? ':root { --other: 1 }'
        : "Object.assign(globalThis, { other: '1' });";
      copy.write(file, `${copy.read(file)}\n${more}\n`);
    }
    const { status, output } = await copy.run('scripts/run.mjs', 'build');
    expect(status, output).toBe(0);
    const after = builtFiles();
    const changed = [...files.keys(), ...after.keys()].filter((file) => files.get(file) !== after.get(file));
    expect(changed).toEqual([]);
  });
