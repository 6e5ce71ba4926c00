import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { Schema } from '../../../../compiler/schema/schema-set.ts';
import type { RjsfData, RjsfFormContext } from '../../../../forms/context.ts';
import type { ObjectProps } from '../../../../forms/types.ts';
import { uiSchemaFor } from '../field-labels.ts';
import { withoutSpaces } from '../field-prefix.ts';

/** A field whose label, hint and widget come from its schema. */
export function StudioField(props: ObjectProps) {
  const { name, title, uiSchema, fieldPathId } = props;
  // `formSchema` returns a schema of this project's type.
  const schema = props.schema as Schema;
  const described = useMemo(
    () => ({ ...uiSchema, ...uiSchemaFor(name, schema, title) }),
    [name, schema, title, uiSchema],
  );
  const id = { ...fieldPathId, $id: withoutSpaces(fieldPathId.$id) };
  return (
    <SchemaField<RjsfData, RJSFSchema, RjsfFormContext> {...props} uiSchema={described} fieldPathId={id} />
  );
}
