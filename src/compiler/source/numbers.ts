import type { Schema } from '../schema/schema-set.ts';

/** Writes a number as visitors read it: an amount of a currency as "£12" or "£12.50", any other as its digits. */
export function numberInWords(value: number, { currency }: Schema, language: string): string {
  const options: Intl.NumberFormatOptions =
    currency === undefined
      ? // A year has no separator.
        { useGrouping: false, maximumFractionDigits: 20 }
      : {
          style: 'currency',
          currency,
          ...(Number.isInteger(value) && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
        };
  return new Intl.NumberFormat(language, options).format(value);
}
