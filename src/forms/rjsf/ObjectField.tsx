import RjsfObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import { useEffect, useMemo, useRef } from 'react';
import { fillIn } from '@json-site/model/visitor';
import { useHydrated } from '@json-site/ui/hydrated';
import { usePlain } from '../plain/NoScript.tsx';
import type { ObjectProps } from '../types.ts';
import { fieldOptions, withOnlyIf } from '../ui-schema.ts';
import { type FormValues, hasValues } from '../values/form-values.ts';
import { everyField } from './every-field.ts';
import { fieldSchema } from './rjsf-schema.ts';

/** Announces fields that an answer has shown or hidden. The focus stays where it is. */
function useAnnouncedFields({ uiSchema, registry }: ObjectProps, names: string[]): void {
  const { form, announce } = registry.formContext;
  const before = useRef(names);

  useEffect(() => {
    const shown = names.filter((name) => !before.current.includes(name));
    const hidden = before.current.filter((name) => !names.includes(name));
    before.current = names;
    const changed = shown.length > 0 ? shown : hidden;
    if (changed.length === 0) return;
    const labels = changed.map((name) => fieldOptions(uiSchema?.[name]).title ?? name).join(', ');
    const text = shown.length > 0 ? form.conditions?.shown : form.conditions?.hidden;
    if (text) announce(fillIn(text, { labels, number: changed.length }));
  }, [names, uiSchema, form, announce]);
}

/**
 * An object with the properties that are visible for its value. Hidden values stay, in case they are shown again. The
 * prerendered page has the other properties too, for browsers without JavaScript.
 */
export function ObjectField(props: ObjectProps) {
  const { formData = {}, registry, uiSchema } = props;
  const { groups = [] } = props.schema as ReturnType<typeof fieldSchema>;
  const isPlain = usePlain();
  const isHydrated = useHydrated();
  const visible = registry.formContext.visible(groups, formData as FormValues);
  // Nothing is required in an optional group until it has an answer.
  const isOpen = props.required || props.fieldPathId.path.length === 0 || hasValues(formData as FormValues);
  const key = JSON.stringify([isOpen, isHydrated, ...visible]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has everything that matters of `visible`
  const { schema, names, away } = useMemo(() => {
    const every = isHydrated ? [] : everyField(groups);
    const shown = [...visible].map(([name, property]) => ({ name, ...property }));
    const others = every.filter(({ name }) => !visible.has(name));
    const fields = isPlain ? every : [...shown, ...others.map((field) => ({ ...field, isRequired: false }))];
    return {
      names: shown.map(({ name }) => name),
      away: others.map(({ name }) => name),
      schema: {
        ...props.schema,
        properties: Object.fromEntries(
          fields.map(({ name, definitions }) => [name, fieldSchema(definitions)]),
        ),
        // One of several fields needs an answer, and not each: a sentence says so, and no mark.
        required: fields.flatMap(({ name, isRequired }) =>
          isOpen && isRequired && !fieldOptions(uiSchema?.[name]).oneOf ? [name] : [],
        ),
        away: isPlain ? [] : others.map(({ name }) => name),
      },
    };
  }, [key]);
  useAnnouncedFields(props, names);
  const told = import.meta.env.SSR
    ? withOnlyIf(uiSchema, isPlain ? Object.keys(schema.properties) : away)
    : uiSchema;
  return <RjsfObjectField {...props} schema={schema} {...(told && { uiSchema: told })} />;
}
