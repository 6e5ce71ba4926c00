import texts from './notes.json' with { type: 'json' };

/** The texts that a form made from a schema has beside those of the schema. */
export type Notes = (typeof texts)['en'];

const byLanguage = new Map<string, Notes>(Object.entries(texts));

/** Returns the texts in the main language of a site, in English if the engine does not speak that language. */
export const notesIn = (tag: string): Notes => byLanguage.get(new Intl.Locale(tag).language) ?? texts.en;
