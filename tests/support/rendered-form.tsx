import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { validatorModule } from '../../scripts/generate/form-validators.ts';
import type { CoreObject } from '../../src/compiler/forms/core-schema.ts';
import { FormEngine, loadParts } from '../../src/forms/FormEngine.tsx';
import type { FormRules } from '../../src/forms/validator.ts';
import type { Form, Site } from '../../src/generated/content-types.ts';
import { PageProvider, SiteProvider } from '../../src/ui/context.tsx';

const site = {
  contact: { phone: '020 0000 0000', phoneLabel: 'Ring', email: 'a@b.example', emailLabel: 'Write' },
  labels: { close: 'Close' },
} as Site;
const page = { path: '/', title: 'Page', renderedOn: '2027-03-27' };

/** Compiles the module of a form's rules as the build does, and loads it. */
export async function compiledRules(core: CoreObject): Promise<FormRules> {
  const url = `data:text/javascript,${encodeURIComponent(await validatorModule(core))}`;
  return (await import(/* @vite-ignore */ url)) as FormRules;
}

/** Renders a form as the build does. */
export async function renderedForm(form: Form, rules: FormRules): Promise<string> {
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
