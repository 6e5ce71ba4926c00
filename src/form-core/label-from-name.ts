/** Titles that generators of schemas make of names: `The First_name Schema`. They name nothing for a visitor. */
export const isMadeOfName = (title: unknown) => typeof title === 'string' && /^The \S.* Schema$/i.test(title);

/** Abbreviations that people know in capitals. */
const IN_CAPITALS = /^(?:api|bic|crn|cv|eu|gp|iban|id|isbn|nhs|nino|ssn|uk|url|utr|vat|vin)s?$/i;

/** An abbreviation is in capitals, but for the `s` of a plural. */
const inCapitals = (word: string) => word.toUpperCase().replace(/(?<=..)S$/, 's');

/** The first part of names that people write without a capital in the middle: `firstname`, `zipcode`. */
const FIRST_PART =
  /^(?:(?:first|middle|last|full|given|family|maiden|company)(?=name$)|(?:zip|postal)(?=code$)|(?:phone|mobile|telephone|account)(?=number$)|(?:email|street|home|postal)(?=address$)|birth(?=date$)|job(?=title$))/i;

/** How a word of a name is written inside a label. */
function wordOfLabel(word: string): string {
  if (IN_CAPITALS.test(word)) return inCapitals(word);
  // Another abbreviation stays in capitals.
  return /^[A-Z][a-z]+$/.test(word) ? word.toLowerCase() : word;
}

/** `firstName`, `first_name` → `First name`, `addressLine1` → `Address line 1`, `vaIDs` → `Va IDs` */
export function labelFromName(name: string): string {
  const words = name
    .replace(FIRST_PART, '$& ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])(?![A-Z]s(?![a-z]))([A-Z][a-z])/g, '$1 $2')
    .replace(/(?<=[a-z]{2})(?=\d+(?![\da-z]))/gi, ' ')
    .replace(/[@#$]/g, ' ')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map(wordOfLabel);
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
