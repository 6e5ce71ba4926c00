import { type DataField, labelFromName } from '@json-site/form-core/schema';

/** A name without separators: `Street_Address` → `streetaddress` */
export const plainName = (name: string) => name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();

/** The label of a field without content. */
export const labelWritten = ({ title, name }: DataField) => title ?? labelFromName(name);
