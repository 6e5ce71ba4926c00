/**
 * Sentences for authors of files, and what they are for people who edit forms. The first words are those of schemas and
 * of the compiler, where JSON is meant.
 */
const WORDS: readonly (readonly [developers: string | RegExp, editors: string])[] = [
  ['The address of a page is the path of its file in content/pages/.', 'Choose a page from the list.'],
  ['The page is shown in development and left out of every build', 'Only you see the page, visitors do not'],
  ['; HTML is shown as typed', ''],
  ['Pages refer to it by the name of its file, and the', 'The'],
  [/, by the name of its file\b/, ''],
  ['Id of this block, for links such as #contact.', 'A name for links to this block, such as #contact.'],
  [
    /Name of a Lucide icon, for example (\S+)\. Browse them at \S+/,
    'Type what it shows, for example “people” or “money”.',
  ],
  ['The database refused a value that the browser accepted.', 'The answer was not accepted.'],
  [' It does not delay publication: "draft" does.', ' It does not delay publication: “Draft” does.'],
  [/it does not have the required form/, 'it is not written in the expected way'],
  [/ [Dd]efault false\./, ''],
  ['delete “Draft” in', 'untick “Draft” in'],
  ['The HTML autocomplete token: which', 'Which'],
  [/ Its address is the path of its file below[^.]*\./, ''],
];

/** Labels of blocks and choices by their names in files. */
export const EDITORS_LABELS: Readonly<Record<string, string>> = { faq: 'Questions', ink: 'Dark' };

/** Says a help, a hint or an error in the words of people who edit forms. */
export function inEditorsWords(text: string): string {
  return WORDS.reduce((said, [developers, editors]) => said.replace(developers, editors), text);
}
