import { expect, test, vi } from 'vitest';
import { pageHeadDataFor, siteHeadData } from '../../../scripts/build/pages/head-data.ts';
import { payloadOf } from '../../../scripts/build/pages/payloads.ts';
import { blockDocs } from '../../../scripts/generate/block-docs.ts';
import { blockSchema } from '../../../scripts/generate/block-schema.ts';
import { validatorModule } from '../../../scripts/generate/form-validators.ts';
import { declaredTypes } from '../../../scripts/generate/types.ts';
import { copyRepository } from '../../../scripts/test/copy-repository.ts';
import { runNodeIn } from '../../../scripts/test/site-copy.ts';
import { documentHtml } from '../../../src/app/document.ts';
import { render } from '../../../src/app/prerender.tsx';
import { formatDiagnostics } from '../../../src/compiler/report/format-diagnostic.ts';
import { loadSchemas } from '../../../src/compiler/schema/load-schemas.ts';
import { parseFile } from '../../../src/compiler/source/json-file.ts';
import type { Compiled, CompileInput } from '../../../src/compiler/types.ts';
import { compile } from '../../../src/core/compile.ts';
import { prefilledFields } from '../../../src/form-core/content/prefilled-fields.ts';
import { readDataSchema } from '../../../src/form-core/data-schema.ts';
import { randomNumbers } from '../../../src/form-core/sample/random.ts';
import type { Site } from '../../../src/model/content-types.ts';
import type { SourceFile } from '../../../src/values/source-file.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { SEED } from '../../support/seed.ts';
import { mutateJson } from '../support/json-mutations.ts';
import { secondSiteInput } from '../support/second-site-input.ts';

const shown = vi.hoisted(() => ({
  site: null as Site | null,
  forms: {} as Record<string, () => Promise<unknown>>,
}));

// The generated modules are those of this project's forms; here the forms are those of the second site.
vi.mock('virtual:forms', () => ({ formRules: shown.forms, formVersions: {} }));

// The renderer imports the site as a module; here it is the one that was compiled last.
vi.mock('virtual:site', () => ({
  get site() {
    return shown.site;
  },
}));

const MUTATIONS = IS_FULL_RUN ? 1000 : 8;
const TEMPLATE =
  '<!doctype html><html lang="<!--lang-->"><head><!--head--></head><!--app--><!--data--></html>';

/** The second site, with the schemas and blocks of the project. */
const VALID = secondSiteInput();

for (const [id, source] of Object.entries(VALID.formSchemas ?? {})) {
  const form = VALID.files.find((file) => file.path === `content/forms/${id}.json`);
  const defaultsFor = prefilledFields(form && parseFile(form).value);
  const { core } = readDataSchema(source, { defaultsFor });
  shown.forms[id] = async () =>
    import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(await validatorModule(core))}`);
}

const changed = (files: readonly SourceFile[], index: number, random: () => number): SourceFile[] =>
  files.map((file, at) => (at === index ? { ...file, text: mutateJson(file.text, random) } : file));

const oneOf = (list: readonly unknown[], random: () => number) => Math.floor(random() * list.length);

/** Changes one or two values in the schemas, in the content, or in both. */
function mutate(random: () => number): CompileInput {
  const kind = random();
  let input: CompileInput = VALID;
  if (kind < 0.6) {
    const files = changed(VALID.schemaSources.files, oneOf(VALID.schemaSources.files, random), random);
    input = { ...input, ...loadSchemas({ ...VALID.schemaSources, files }) };
  }
  if (kind > 0.4) input = { ...input, files: changed(input.files, oneOf(input.files, random), random) };
  return input;
}

const before = compile(VALID);
const serialised = new Map(before.pages.map((page) => [page.path, JSON.stringify(page)]));

/**
 * Does what the build does with the compiled content, without the bundler: the types, documentation and editor's schema
 * of changed schemas; the HTML of changed pages.
 */
async function build({ schemas }: CompileInput, { site, theme, pages }: Compiled): Promise<void> {
  if (!site || !theme) throw new Error('There is no site or theme.');
  if (schemas !== VALID.schemas) {
    blockDocs(schemas);
    blockSchema(schemas, []);
    await declaredTypes(schemas);
  }
  shown.site = site;
  const isSiteNew = JSON.stringify([site, theme]) !== JSON.stringify([before.site, before.theme]);
  const headDataFor = pageHeadDataFor(pages);
  for (const page of pages) {
    if (!isSiteNew && serialised.get(page.path) === JSON.stringify(page)) continue;
    const payload = payloadOf(page, 'test', '2026-01-31');
    const facts = { ...siteHeadData(site, theme), ...headDataFor(page) };
    documentHtml({ template: TEMPLATE, styles: '', facts, payload, app: await render(payload) });
  }
}

/**
 * Whether the check refuses the changed schemas by the types that it generates: a component may use what they no longer
 * promise. That takes seconds, so only a build that fails asks.
 */
async function areRefusedByTypes({ schemaSources }: CompileInput): Promise<boolean> {
  const copy = await copyRepository();
  const checkTypes = () => runNodeIn(copy.root, ['node_modules/typescript/bin/tsc', '--noEmit']);
  try {
    const unchanged = await checkTypes();
    if (unchanged.status !== 0) throw new Error(unchanged.output);
    for (const { path, text } of schemaSources?.files ?? [])
      if (copy.exists(path) && copy.read(path) !== text) copy.write(path, text);
    await copy.run('generate');
    return (await checkTypes()).status !== 0;
  } finally {
    copy.dispose();
  }
}

test('the valid project passes and builds', async () => {
  const errors = before.diagnostics.filter(({ severity }) => severity === 'error');
  expect(formatDiagnostics(errors)).toBe('');
  serialised.clear();
  await build(VALID, before);
  for (const page of before.pages) serialised.set(page.path, JSON.stringify(page));
});

test(`whatever passes the check can be built: ${MUTATIONS} mutations`, { timeout: 1_800_000 }, async () => {
  const failures: string[] = [];
  let passed = 0;
  for (let number = 0; number < MUTATIONS; number++) {
    const seed = SEED * 100_000 + number;
    let input: CompileInput = VALID;
    try {
      input = mutate(randomNumbers(seed));
      const compiled = compile(input);
      if (compiled.diagnostics.some(({ severity }) => severity === 'error')) continue;
      passed += 1;
      await build(input, compiled);
    } catch (error) {
      if (input.schemas !== VALID.schemas && (await areRefusedByTypes(input))) passed -= 1;
      else failures.push(`${seed}: ${(error as Error).stack?.split('\n').slice(0, 4).join('\n')}`);
    }
  }
  expect(failures).toEqual([]);
  // Mutations that are all refused, or all harmless, would prove nothing.
  expect(passed).toBeGreaterThan(MUTATIONS * 0.05);
  expect(passed).toBeLessThan(MUTATIONS * 0.9);
});
