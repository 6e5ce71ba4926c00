import type { DataSchema } from './data-schema.ts';
import type { DataField } from './form-fields.ts';

/** `jobTitle` → `Job title` */
function labelOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function contentOf({ name, title, fields }: DataField): object {
  return {
    name,
    ...(title === undefined && { label: labelOf(name) }),
    ...(fields.length > 0 && { fields: fields.map(contentOf) }),
  };
}

/** The content of a form that shows every field of a data schema. Titles and descriptions need not be repeated. */
export function formContentFrom(name: string, { fields }: DataSchema): object {
  return {
    $schema: '../../schemas/form.schema.json',
    sections: [{ id: name, fields: fields.map(contentOf) }],
  };
}
