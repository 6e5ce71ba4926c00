import { formRules } from 'virtual:forms';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Form } from '@json-site/model/content-types';

interface PlainProps {
  form: Form;
  headingLevel: 2 | 3;
}

type PlainEngine = ComponentType<PlainProps>;

async function loadPlain(form: Form): Promise<{ default: PlainEngine }> {
  const rules = await formRules[form.id]?.();
  if (!rules) throw new Error(`No schemas/forms/${form.id}.schema.json`);
  const [{ PlainForm }, { loadParts }] = await Promise.all([
    import('./PlainForm.tsx'),
    import('../parts/load-parts.ts'),
  ]);
  const parts = await loadParts(form);
  return { default: (props) => <PlainForm {...props} rules={rules} parts={parts} /> };
}

/** The same component for a form, which React then renders once. */
const engines = new WeakMap<Form, PlainEngine>();

/** A form as browsers without JavaScript show it. Only the build renders it. */
export function Plain(props: PlainProps) {
  const Engine = engines.get(props.form) ?? lazy(() => loadPlain(props.form));
  engines.set(props.form, Engine);
  return (
    <Suspense>
      <Engine {...props} />
    </Suspense>
  );
}
