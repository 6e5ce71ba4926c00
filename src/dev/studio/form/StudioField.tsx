import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { Schema } from '../../../compiler/schema/schema-set.ts';
import type { RjsfFormContext } from '../../../forms/context.ts';
import type { FormValues } from '../../../forms/values/form-values.ts';
import { fieldContext, fieldFromSchema } from './field-labels.ts';

type StudioFieldProps = FieldProps<FormValues, RJSFSchema, RjsfFormContext>;

/** Returns the name of the widget for a schema. */
function widgetFor({ type, means, enum: values }: Schema, widget: string): string | undefined {
  if (means && means !== 'inline' && means !== 'anchor') return 'choice';
  if (type === 'boolean') return 'toggle';
  if (type === 'array' || type === 'object') return undefined;
  return values ? 'select' : widget;
}

/**
 * A field whose label and hint come from its schema. Visitors' forms look them up by the field's name; here fields of
 * the same name occur in many parts, so each field has its own context.
 */
export function StudioField(props: StudioFieldProps) {
  const { name, registry, uiSchema } = props;
  // `formSchema` returns a schema of this project's type.
  const schema = props.schema as Schema;
  const overrides = useMemo(() => {
    const field = fieldFromSchema(name, schema);
    const widget = widgetFor(schema, field.widget);
    return {
      registry: { ...registry, formContext: fieldContext(field) },
      uiSchema: { ...uiSchema, 'ui:title': name, ...(widget && { 'ui:widget': widget }) },
    };
  }, [name, schema, registry, uiSchema]);
  return <SchemaField<FormValues, RJSFSchema, RjsfFormContext> {...props} {...overrides} />;
}
