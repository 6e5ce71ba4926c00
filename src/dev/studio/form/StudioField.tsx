import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { Schema } from '../../../compiler/schema/schema-set.ts';
import type { RjsfFormContext } from '../../../forms/context.ts';
import type { FormValues } from '../../../forms/values/form-values.ts';
import { fieldContext, fieldFromSchema } from './field-labels.ts';

type StudioFieldProps = FieldProps<FormValues, RJSFSchema, RjsfFormContext>;

/** Which widget shows a value, by what its schema says that it is. */
function widgetFor({ type, means, enum: values }: Schema, widget: string): string | undefined {
  if (means && means !== 'inline' && means !== 'anchor') return 'choice';
  if (type === 'boolean') return 'toggle';
  if (type === 'array' || type === 'object') return undefined;
  return values ? 'select' : widget;
}

/**
 * A field of the form engine whose words come from its schema. The engine looks words up by name, which is enough for a
 * visitor's form; here the same name means something else in each part, so that every field brings its own.
 */
export function StudioField(props: StudioFieldProps) {
  const { name, registry, uiSchema } = props;
  // What `formSchema` has made is a schema of this project.
  const schema = props.schema as Schema;
  const own = useMemo(() => {
    const words = fieldFromSchema(name, schema);
    const widget = widgetFor(schema, words.widget);
    return {
      registry: { ...registry, formContext: fieldContext(words) },
      uiSchema: { ...uiSchema, 'ui:title': name, ...(widget && { 'ui:widget': widget }) },
    };
  }, [name, schema, registry, uiSchema]);
  return <SchemaField<FormValues, RJSFSchema, RjsfFormContext> {...props} {...own} />;
}
