import { transformRJSFValidationErrors } from '@rjsf/validator-ajv8/lib/processRawValidationErrors.js';
import { expect, test } from 'vitest';
import { createCoreAjv } from '../../../src/form-core/core-ajv.ts';
import { prune } from '../../../src/form-core/form-rules/visible.ts';
import { createSampler } from '../../../src/form-core/sample/sample.ts';
import { createErrorTransformer } from '../../../src/forms/errors.ts';
import type { FormField } from '../../../src/model/content-types.ts';
import { dataSchemas } from '../../support/data-schemas.ts';
import { fc } from '../../support/fast-check.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { makeForm } from '../../support/made-form.ts';
import { nearValid } from '../support/near-valid.ts';

const SCHEMAS = IS_FULL_RUN ? 500 : 5;
const VALUES = 20;
const TIMEOUT = 180_000;

const allFields = (fields: readonly FormField[]): FormField[] =>
  fields.flatMap((field) => [field, ...allFields(field.fields ?? [])]);

/** A control with options offers each of them once. */
const IMPOSSIBLE = ['uniqueItems', 'maxItems'];

test('a form made of any data schema passes the check, and each error has a message', {
  timeout: TIMEOUT,
}, () => {
  let shown = 0;
  fc.assert(
    fc.property(
      dataSchemas,
      fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
        minLength: 50,
        maxLength: 50,
      }),
      (schema, numbers) => {
        const { data, form, report } = makeForm(schema);
        expect(report).toBe('');
        if (!form) throw new Error('There is no form.');
        let index = 0;
        const random = () => numbers[index++ % numbers.length] ?? 0;
        const { core } = data;
        const sampler = createSampler(core);
        const validate = createCoreAjv().compile(core);
        const transform = createErrorTransformer(form);
        const fields = allFields(form.sections.flatMap((section) => section.fields));
        const choices = fields.filter(({ kind }) => kind === 'choices').map(({ name }) => name);
        const labels = fields.map(({ label }) => label);
        for (let count = 0; count < VALUES; count++) {
          const value = sampler.valid();
          if (!value) continue;
          const broken = prune(core, nearValid(value, random), sampler.isValid);
          if (validate(broken)) continue;
          const errors = transform(transformRJSFValidationErrors(validate.errors ?? []));
          expect(errors.length).toBeGreaterThan(0);
          for (const { message = '', property = '', name = '' } of errors) {
            if (IMPOSSIBLE.includes(name) && choices.some((choice) => property.endsWith(`.${choice}`)))
              continue;
            shown += 1;
            // The label alone is what an error without a message shows.
            expect({ property, message, isLabel: labels.includes(message) }).toEqual({
              property: expect.stringMatching(/^\.[A-Za-z]/),
              message: expect.stringMatching(/^[^{}]+$/),
              isLabel: false,
            });
          }
        }
      },
    ),
    { numRuns: SCHEMAS },
  );
  expect(shown).toBeGreaterThan(SCHEMAS);
});
