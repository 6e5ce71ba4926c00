import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import type { Form } from '../generated/content-types.ts';
import { formRules } from '../generated/forms/loaders.ts';
import { classes } from '../ui/classes.ts';
import controls from './controls.module.css';
import { FormBoundary } from './FormBoundary.tsx';
import type { FormEngineProps } from './FormEngine.tsx';
import styles from './form.module.css';
import { capturePreHydrationInput, stopWaiting, whenNearViewport } from './values/pre-hydration-input.ts';
import { createInputSaver, formElementId } from './values/use-form-values.ts';
import { WithoutScript } from './WithoutScript.tsx';

type EngineComponent = ComponentType<Omit<FormEngineProps, 'rules'>>;

/** Where the server has rendered the form, its code waits until somebody comes near. */
async function loadEngine(form: Form): Promise<{ default: EngineComponent }> {
  const loadRules = formRules[form.id];
  if (!loadRules) throw new Error(`There is no schemas/forms/${form.id}.schema.json for this form.`);
  if (typeof document !== 'undefined') {
    const element = document.getElementById(formElementId(form));
    if (element instanceof HTMLFormElement) {
      capturePreHydrationInput(element, createInputSaver(form));
      await whenNearViewport(element);
    }
  }
  const [{ FormEngine }, rules] = await Promise.all([import('./FormEngine.tsx'), loadRules()]);
  return { default: (props) => <FormEngine {...props} rules={rules} /> };
}

const engines = new Map<string, EngineComponent>();

/** One component a form, for good: a new one each time would be another form, and an empty one. */
function engineOf(form: Form): EngineComponent {
  const known = engines.get(form.id);
  if (known) return known;
  const engine = lazy(() => loadEngine(form));
  engines.set(form.id, engine);
  return engine;
}

/** A form whose HTML is there from the start and whose code comes when it is needed. */
export function LazyForm({ form, headingLevel }: { form: Form; headingLevel: 2 | 3 }) {
  const Engine = engineOf(form);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Reached by a link: the code may still be waiting beside the form of the page that was left.
    if (!box.current?.querySelector('form')) stopWaiting(formElementId(form));
  }, [form]);

  return (
    // Both style sheets are used here, so that they come with the page and not with the form's code.
    <div ref={box} className={classes(styles['form'], controls['controls'])}>
      <WithoutScript form={form} />
      <FormBoundary form={form} onRetry={() => engines.delete(form.id)}>
        <Suspense>
          <Engine form={form} headingLevel={headingLevel} />
        </Suspense>
      </FormBoundary>
    </div>
  );
}
