import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import type { ErrorSchema, RJSFSchema } from '@rjsf/utils';
import type { Schema } from '@json-site/compiler/schema';
import type { ObjectProps, RjsfData } from '@json-site/forms/inputs';
import { type CellError, gridOf } from './cells.ts';
import { TableGrid } from './TableGrid.tsx';

/** Whether an object is a table: its columns and rows are one grid. */
export const isTable = ({ means, properties = {} }: Schema): boolean =>
  means === 'table' && 'columns' in properties && 'rows' in properties;

function errorsIn(errors: ErrorSchema<RjsfData> | undefined, path: string[] = []): CellError[] {
  return Object.entries(errors ?? {}).flatMap(([name, inner]) =>
    name === '__errors'
      ? ((inner as string[] | undefined) ?? []).map((message) => ({ path, message }))
      : errorsIn(inner as ErrorSchema<RjsfData>, [...path, name]),
  );
}

/** A table: its caption and other properties as fields, its cells as a grid. */
export function TableField(props: ObjectProps) {
  const { schema, formData, errorSchema, fieldPathId } = props;
  const grid = gridOf(formData);
  if (!grid) return <ObjectField {...props} />;
  const { columns, rows, ...others } = (schema as Schema).properties ?? {};
  const isOther = (name: string) => name !== 'columns' && name !== 'rows';
  const withoutCells = { ...schema, properties: others, required: schema.required?.filter(isOther) ?? [] };
  const errors = errorsIn(errorSchema).filter(({ path: [first] }) => first !== undefined && !isOther(first));
  return (
    <>
      <ObjectField {...props} schema={withoutCells as RJSFSchema} />
      <TableGrid
        path={fieldPathId.path}
        grid={grid}
        errors={errors}
        most={{ columns: columns?.maxItems ?? 10, rows: rows?.maxItems ?? 100 }}
      />
    </>
  );
}
