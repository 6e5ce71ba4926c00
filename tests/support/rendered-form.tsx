import { validatorModule } from '../../scripts/generate/form-validators.ts';
import type { CoreObject } from '../../src/form-core/core-schema.ts';
import { FormEngine, loadParts } from '../../src/forms/FormEngine.tsx';
import type { FormRules } from '../../src/forms/validator.ts';
import type { Form } from '../../src/model/content-types.ts';
import { renderedPart } from './rendered-part.tsx';

/** Compiles the module of a form's rules as the build does, and loads it. */
export async function compiledRules(core: CoreObject): Promise<FormRules> {
  const url = `data:text/javascript,${encodeURIComponent(await validatorModule(core))}`;
  return (await import(/* @vite-ignore */ url)) as FormRules;
}

/** Renders a form as the build does. */
export async function renderedForm(form: Form, rules: FormRules): Promise<string> {
  const parts = await loadParts(form);
  return renderedPart(<FormEngine form={form} rules={rules} parts={parts} headingLevel={2} />);
}
