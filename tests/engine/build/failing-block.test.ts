import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../../../scripts/content/read-files.ts';
import { type CommandResult, copyProject, type ProjectCopy } from '../../support/project-copy.ts';

const COMPONENT = 'src/blocks/back-link/BackLink.tsx';

let copy: ProjectCopy;
let before: Record<string, string>;
let outcome: CommandResult;

/** The text files of dist/, by path. */
function dist(): Record<string, string> {
  const files = filesBelow(copy.root, 'dist').filter((file) => !/\.(br|gz|png|ico|woff2)$/.test(file));
  return Object.fromEntries(files.map((file) => [file, copy.read(file)]));
}

beforeAll(async () => {
  copy = copyProject({ withBuild: true });
  before = dist();
  copy.replace(
    COMPONENT,
    'export function BackLink(',
    "export function BackLink(_: unknown): never { throw new TypeError('Broken.'); }\nexport function Unused(",
  );
  outcome = await copy.run('scripts/run.mjs', 'build');
});
afterAll(() => copy.dispose());

test('a block that throws fails the build', () => {
  expect(outcome.status).toBe(1);
});

test('the output names each page with the block, the error and the folder of the block', () => {
  const pages = filesBelow(copy.root, 'content/pages').filter((file) =>
    copy.read(file).includes('"type": "back-link"'),
  );
  expect(pages.length).toBeGreaterThan(1);
  for (const file of pages) expect(outcome.output).toContain(`${file}  render-failed`);
  expect(outcome.output).toMatch(/blocks\[\d+\] "back-link" cannot be rendered: Broken\./);
  expect(outcome.output).toContain('src/blocks/back-link/');
});

test('the previous build stays unchanged', () => {
  expect(outcome.output).toContain('dist/ still holds the previous build');
  expect(dist()).toEqual(before);
});

test('a syntax error is reported with its file, and the previous build stays unchanged', {
  timeout: 120_000,
}, async () => {
  copy.write('src/ui/Today.tsx', 'export const Today = () => <time>;');
  const { status, output } = await copy.run('scripts/run.mjs', 'build');
  expect(status).toBe(1);
  expect(output).toContain('src/ui/Today.tsx');
  expect(output).toContain('dist/ still holds the previous build');
  expect(output).not.toContain('at async');
  expect(dist()).toEqual(before);
});
