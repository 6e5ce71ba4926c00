import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FORM_MODULES, GENERATED_FILES, GENERATED_MODULES } from '../../src/compiler/source/site-files.ts';
import { modulesOf } from '../../tests/support/module-imports.ts';
import { starterSite } from '../../tests/support/starter-site.ts';
import { loadContent } from '../content/load-content.ts';
import { ROOT } from '../root.ts';
import { generateStale } from './generate-stale.ts';
import { isStampCurrent, stampedFiles } from './generated-stamp.ts';

const project = starterSite();
const SITE = 'content/site.json';

interface Entry {
  name: string;
  label?: string;
  prefill?: boolean;
}

/** Changes the first field of the first form. */
function changeField(change: (field: Entry) => Entry): void {
  const { forms } = project.compile();
  const [id = ''] = forms.keys();
  const file = `content/forms/${id}.json`;
  const form = JSON.parse(project.read(file)) as { sections: { fields: Entry[] }[] };
  const [section] = form.sections;
  const [field] = section?.fields ?? [];
  if (!section || !field) throw new Error(`${file} has no fields.`);
  section.fields[0] = change(field);
  project.write(file, form);
}

test('a fact that changes in a label is in the texts of the Edge Function after the next build or start', async () => {
  changeField((field) => ({ ...field, label: 'Your name, or write to {site.email}' }));
  await generateStale(project.root);
  expect(project.read(GENERATED_FILES.layouts)).toMatch(/Your name, or write to [^{]+@/);
  expect(await generateStale(project.root)).toEqual([]);

  const email = /or write to ([^"]+)/.exec(project.read(GENERATED_FILES.layouts))?.[1] ?? '';
  project.write(SITE, JSON.parse(project.read(SITE).replaceAll(email, 'other@example.org')));
  expect(await generateStale(project.root)).toEqual([GENERATED_FILES.layouts]);
  expect(project.read(GENERATED_FILES.layouts)).toContain('or write to other@example.org');
});

test('the texts of a form stay as they are while the form has errors', async () => {
  await generateStale(project.root);
  const before = project.read(GENERATED_FILES.layouts);
  changeField((field) => ({ ...field, label: 'At {site.nothing}' }));
  expect(await generateStale(project.root)).toEqual([]);
  expect(project.read(GENERATED_FILES.layouts)).toBe(before);
});

test('a field that is to be filled in beforehand needs new modules of the forms, and another label does not', async () => {
  await generateStale(project.root);
  changeField((field) => ({ ...field, label: 'Another label' }));
  expect(isStampCurrent(project.root)).toBe(true);
  changeField((field) => ({ ...field, prefill: true }));
  expect(isStampCurrent(project.root)).toBe(false);
});

test('a deleted file is generated again, and so is everything after a clone, which has no stamp', async () => {
  await generateStale(project.root);
  const file = `${GENERATED_MODULES}/registry.ts`;
  rmSync(path.join(project.root, file));
  expect(await generateStale(project.root)).toEqual([file]);
  rmSync(path.join(project.root, GENERATED_MODULES), { recursive: true });
  expect(await generateStale(project.root)).toContain(`${FORM_MODULES}/loaders.ts`);
});

test('a wrong example in a schema leaves no stamp, so that each build reads the examples', async () => {
  await generateStale(project.root);
  const file = 'schemas/records/people.schema.json';
  const schema = JSON.parse(project.read(file)) as { properties: Record<string, object> };
  const [name = ''] = Object.keys(schema.properties);
  const wrong = { ...schema.properties[name], examples: [5] };
  project.write(file, { ...schema, properties: { ...schema.properties, [name]: wrong } });
  await expect(generateStale(project.root)).rejects.toThrow(`properties.${name}.examples[0]`);
  expect(isStampCurrent(project.root)).toBe(false);
  expect(loadContent(project.root, isStampCurrent(project.root)).schemaDiagnostics).toHaveLength(1);
});

/** The modules of the project that a module loads, with itself. */
function loadedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { name, isType } of modulesOf(file)) if (!isType) loadedBy(name, found);
  return found;
}

test('a change of any module of the generators, or of a schema, generates again', () => {
  const stamped = new Set(stampedFiles(ROOT));
  const loaded = [...loadedBy('scripts/generate/generate.ts')];
  expect(loaded.length).toBeGreaterThan(20);
  expect(loaded.filter((file) => !stamped.has(file))).toEqual([]);
  expect(stamped).toContain('schemas/site.schema.json');
});
