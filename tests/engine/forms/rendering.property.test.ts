import { expect, test } from 'vitest';
import type { DataField } from '../../../src/form-core/form-fields.ts';
import { createFormLogic } from '../../../src/forms/validator.ts';
import { initialValues } from '../../../src/forms/values/initial-values.ts';
import { dataSchemas, type WrittenSchema } from '../../support/data-schemas.ts';
import { fc } from '../../support/fast-check.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { makeForm } from '../../support/made-form.ts';
import { compiledRules, renderedForm } from '../../support/rendered-form.tsx';
import { SEED } from '../../support/seed.ts';

const SCHEMAS = IS_FULL_RUN ? 500 : 5;

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
    const rules = await compiledRules(data.core);
    const html = await renderedForm(form, rules);
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
