import RjsfObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import { useEffect, useMemo, useRef } from 'react';
import { fillIn } from '@json-site/model/visitor';
import type { ObjectProps } from '../types.ts';
import { fieldOptions } from '../ui-schema.ts';
import { type FormValues, hasValues } from '../values/form-values.ts';
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

/** An object with the properties that are visible for its value. Hidden values stay, in case they are shown again. */
export function ObjectField(props: ObjectProps) {
  const { formData = {}, registry } = props;
  const { groups = [] } = props.schema as ReturnType<typeof fieldSchema>;
  const visible = registry.formContext.visible(groups, formData as FormValues);
  // Nothing is required in an optional group until it has an answer.
  const isOpen = props.required || props.fieldPathId.path.length === 0 || hasValues(formData as FormValues);
  const key = JSON.stringify([isOpen, ...visible]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has everything that matters of `visible`
  const { schema, names } = useMemo(() => {
    const entries = [...visible];
    return {
      names: entries.map(([name]) => name),
      schema: {
        ...props.schema,
        properties: Object.fromEntries(
          entries.map(([name, property]) => [name, fieldSchema(property.definitions)]),
        ),
        // One of several fields needs an answer, and not each: a sentence says so, and no mark.
        required: entries.flatMap(([name, property]) =>
          isOpen && property.isRequired && !fieldOptions(props.uiSchema?.[name]).oneOf ? [name] : [],
        ),
      },
    };
  }, [key]);
  useAnnouncedFields(props, names);
  return <RjsfObjectField {...props} schema={schema} />;
}
