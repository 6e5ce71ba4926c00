import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { wholeReference } from '@json-site/compiler/documents';
import type { Schema } from '@json-site/compiler/schema';
import type { ObjectProps, RjsfData, RjsfFormContext } from '@json-site/forms/inputs';
import { withoutSpaces } from '../field-ids.ts';
import { uiSchemaFor } from '../field-labels.ts';
import { chosenPart } from '../form-schema.ts';

/**
 * The schema of a value as it is written: that of its alternative, or of a text. A template takes a list, a number or a
 * box from its records by a reference, which is a text.
 */
function writtenSchema(schema: Schema, value: unknown): Schema {
  if (schema.alternatives) {
    const { title: _, ...chosen } = chosenPart(schema, value);
    return chosen;
  }
  const isReference = typeof value === 'string' && wholeReference(value) !== undefined;
  if (!isReference || schema.type === 'string') return schema;
  const { title, description } = schema;
  return {
    type: 'string',
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  };
}

/** A field whose label, hint and widget come from its schema. */
export function StudioField(props: ObjectProps) {
  const { name, title, uiSchema, fieldPathId, formData } = props;
  // `studioFormSchema` returns a schema of this project's type.
  const ownSchema = props.schema as Schema;
  const schema = useMemo(() => writtenSchema(ownSchema, formData), [ownSchema, formData]);
  const described = useMemo(
    () => ({ ...uiSchema, ...uiSchemaFor(name, schema, title) }),
    [name, schema, title, uiSchema],
  );
  const id = { ...fieldPathId, $id: withoutSpaces(fieldPathId.$id) };
  return (
    <SchemaField<RjsfData, RJSFSchema, RjsfFormContext>
      {...props}
      schema={schema as RJSFSchema}
      uiSchema={described}
      fieldPathId={id}
    />
  );
}
