import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { validatorModule } from '../../../scripts/generate/form-validators.ts';
import type { DataField } from '../../../src/compiler/forms/form-fields.ts';
import { FormEngine, loadParts } from '../../../src/forms/FormEngine.tsx';
import { createFormLogic } from '../../../src/forms/validator.ts';
import { initialValues } from '../../../src/forms/values/initial-values.ts';
import type { Form, Site } from '../../../src/generated/content-types.ts';
import type { FormRules } from '../../../src/generated/forms/loaders.ts';
import { PageProvider, SiteProvider } from '../../../src/ui/context.tsx';
import { dataSchemas, type WrittenSchema } from '../../support/data-schemas.ts';
import { fc } from '../../support/fast-check.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { makeForm } from '../../support/made-form.ts';
import { SEED } from '../../support/seed.ts';

const SCHEMAS = IS_FULL_RUN ? 500 : 10;

const site = {
  contact: { phone: '020 0000 0000', phoneLabel: 'Ring', email: 'a@b.example', emailLabel: 'Write' },
  labels: { close: 'Close' },
} as Site;
const page = { path: '/', title: 'Page', renderedOn: '2027-03-27' };

/** Renders a form as the build does. */
async function rendered(form: Form, rules: FormRules): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location="/">
      <SiteProvider site={site}>
        <PageProvider page={page}>
          <FormEngine form={form} rules={rules} parts={await loadParts(form)} headingLevel={2} />
        </PageProvider>
      </SiteProvider>
    </StaticRouter>,
  );
  return text(prelude);
}

/** The names of the fields that a form shows before anything is entered. */
function shownNames(fields: readonly DataField[], visible: ReadonlySet<string>): string[] {
  return fields.filter(({ path, name }) => path.length === 1 && visible.has(name)).map(({ name }) => name);
}

test('the form of any data schema renders, with a control for each field that it shows at first', {
  timeout: 300_000,
}, async () => {
  const property = fc.asyncProperty(dataSchemas, async (schema: WrittenSchema) => {
    const { data, form, report } = makeForm(schema);
    expect(report).toBe('');
    if (!form) throw new Error('There is no form.');
    const code = await validatorModule(data.core);
    const url = `data:text/javascript,${encodeURIComponent(code)}`;
    const rules = (await import(/* @vite-ignore */ url)) as FormRules;
    const html = await rendered(form, rules);
    const visible = new Set(
      createFormLogic(rules)
        .visible([data.core], initialValues([data.core]))
        .keys(),
    );
    for (const name of shownNames(data.fields, visible))
      expect(html).toMatch(new RegExp(` (name|id)="(made\\.)?${name}["._]`));
  });
  await fc.assert(property, { numRuns: SCHEMAS, seed: SEED });
});
