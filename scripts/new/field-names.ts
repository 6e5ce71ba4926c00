import { type DataField, labelFromName } from '@json-site/form-core/schema';

/** A name without separators: `Street_Address` → `streetaddress` */
export const plainName = (name: string) => name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();

/** A first word in small letters alone: no brand such as "iPhone", and no name of a website. */
const SMALL = /^\p{Ll}+(?=[\s,;:/(]|$)/u;

/** The title of a schema as a label: with a capital letter, and without the full stop of a sentence. */
export function labelOfTitle(title: string): string {
  const first = title.slice(0, 1);
  const capital = SMALL.test(title) ? `${first.toLocaleUpperCase()}${title.slice(1)}` : title;
  return capital.replace(/(?<=\s.*[\p{Ll}]{4})\.$/u, '');
}

/** The label of a field without content. */
export const labelWritten = ({ title, name }: DataField) =>
  title === undefined ? labelFromName(name) : labelOfTitle(title);
