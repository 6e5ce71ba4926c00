import type { DataSchema } from '../../src/compiler/forms/data-schema.ts';
import type { DataField } from '../../src/compiler/forms/form-fields.ts';
import { labelFromName } from '../../src/compiler/forms/label-from-name.ts';

type Content = Record<string, unknown>;

/** More fields than one section may have. */
const MAX_FIELDS = 40;

const MARK = { requiredMark: '*', requiredNote: 'Fields marked * are required.' };

/** Messages put it after "Choose". */
const CHOICE_LABEL = 'Option';

/** The autocomplete tokens of details that people have about themselves, by the usual names of such fields. */
const AUTOCOMPLETE: [names: RegExp, token: string][] = [
  [/^(full|your)?name$/, 'name'],
  [/^(first|given|fore)names?$/, 'given-name'],
  [/^(last|family|sur)name$/, 'family-name'],
  [/^(your)?e?mail(address)?$/, 'email'],
  [/^(tele|mobile)?(phone|tel)(number)?$/, 'tel'],
  [/^(company|organi[sz]ation)(name)?$/, 'organization'],
  [/^jobtitle$/, 'organization-title'],
  [/^(street|addressline1)$/, 'address-line1'],
  [/^addressline2$/, 'address-line2'],
  [/^(city|town)$/, 'address-level2'],
  [/^(county|state)$/, 'address-level1'],
  [/^(postcode|postalcode|zip(code)?)$/, 'postal-code'],
  [/^country$/, 'country-name'],
  [/^(birthday|birthdate|dateofbirth|dob)$/, 'bday'],
];

/** The token for a detail of the visitor. A text in a list belongs to somebody else. */
function autocompleteOf({ name, kind, path }: DataField): string | undefined {
  if (kind !== 'text' || path.includes('*')) return undefined;
  const plain = name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
  return AUTOCOMPLETE.find(([names]) => names.test(plain))?.[1];
}

/** A field as a maintainer would write it: only what the data schema does not say. */
function fieldContent(field: DataField): Content {
  const { name, title, isStored } = field;
  const autocomplete = autocompleteOf(field);
  const fields = field.fields.map(fieldContent);
  const isPlain = fields.every((inner) => Object.keys(inner).length === 1);
  return {
    name,
    ...(title === undefined && { label: isStored ? labelFromName(name) : CHOICE_LABEL }),
    ...(autocomplete && { autocomplete }),
    ...(!isPlain && { fields }),
  };
}

const isMarked = ({ required, kind, fields }: DataField): boolean =>
  kind === 'group' ? fields.some(isMarked) : required !== 'never';

/**
 * Writes the content of a form from its data schema: titles and descriptions become labels and hints. It passes the
 * check, provided that the schema does.
 */
export function formContentFrom({ fields }: DataSchema, name: string): Content {
  const contents = fields.map(fieldContent);
  const count = Math.ceil(contents.length / MAX_FIELDS);
  const sections = Array.from({ length: count }, (_, index) => ({
    id: index === 0 ? name : `${name}-${index + 1}`,
    fields: contents.slice(index * MAX_FIELDS, (index + 1) * MAX_FIELDS),
  }));
  return {
    $schema: '../../schemas/records/forms.schema.json',
    ...(fields.some(isMarked) && MARK),
    sections,
  };
}
