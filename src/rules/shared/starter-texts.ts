/** The texts of a page that `npm run new page` writes. A page that visitors see must not have them. */
export const STARTER_TEXTS = {
  description: 'Description to be added: what this page offers, in one or two sentences for search results.',
  intro: 'Introduction to be added: two or three sentences.',
  text: 'Text to be added.',
} as const;
