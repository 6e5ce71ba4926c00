import { formRules } from 'virtual:forms';
import { type ComponentType, lazy, Suspense, use, useEffect, useRef } from 'react';
import type { Form } from '@json-site/model/content-types';
import { classes } from '@json-site/ui/classes';
import { PlainContext } from '@json-site/ui/context';
import controls from './controls.module.css';
import { formElementId } from './element-id.ts';
import { FormBoundary } from './FormBoundary.tsx';
import type { FormEngineProps } from './FormEngine.tsx';
import styles from './form.module.css';
import { Plain } from './plain/Plain.tsx';
import { createInputSaver } from './values/input-saver.ts';
import { capturePreHydrationInput, stopWaiting, whenNearViewport } from './values/pre-hydration-input.ts';
import { WithoutScript } from './WithoutScript.tsx';

type EngineComponent = ComponentType<Omit<FormEngineProps, 'rules' | 'parts'>>;

/** Loads the form's code; for a prerendered form, once the visitor comes near it. */
async function loadEngine(form: Form): Promise<{ default: EngineComponent }> {
  const loadRules = formRules[form.id];
  if (!loadRules) throw new Error(`No schemas/forms/${form.id}.schema.json`);
  if (typeof document !== 'undefined') {
    const element = document.getElementById(formElementId(form));
    if (element instanceof HTMLFormElement) {
      capturePreHydrationInput(element, createInputSaver(form));
      await whenNearViewport(element);
    }
  }
  const [{ FormEngine, loadParts }, rules] = await Promise.all([import('./FormEngine.tsx'), loadRules()]);
  const parts = await loadParts(form);
  return { default: (props) => <FormEngine {...props} rules={rules} parts={parts} /> };
}

const engines = new Map<string, EngineComponent>();

/** Returns the component of a form, always the same one: React would remount another one and lose the values. */
function engineFor(form: Form): EngineComponent {
  const cached = engines.get(form.id);
  if (cached) return cached;
  const engine = lazy(() => loadEngine(form));
  engines.set(form.id, engine);
  return engine;
}

/** A form that is in the prerendered HTML. Its code loads when the visitor comes near it. */
export function LazyForm({ form, headingLevel }: { form: Form; headingLevel: 2 | 3 }) {
  const plain = import.meta.env.SSR && import.meta.env.VITE_SUBMIT_URL ? use(PlainContext) : undefined;
  plain?.onForm();
  const Shown = plain?.isPlain ? Plain : engineFor(form);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // After a navigation there is no prerendered form to wait for, but the code may still wait for the last page's.
    if (!container.current?.querySelector('form')) stopWaiting(formElementId(form));
  }, [form]);

  return (
    // Uses both style sheets, so that they load with the page and not with the form's code.
    <div ref={container} className={classes(styles['form'], controls['controls'])}>
      {/* The build knows it, and leaves the component out of the first script. */}
      {import.meta.env.VITE_SUBMIT_URL ? null : <WithoutScript form={form} />}
      <FormBoundary form={form} onRetry={() => engines.delete(form.id)}>
        <Suspense>
          <Shown form={form} headingLevel={headingLevel} />
        </Suspense>
      </FormBoundary>
    </div>
  );
}
