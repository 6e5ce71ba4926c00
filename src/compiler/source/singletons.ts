/** Files that exist once, by their property of the project, with the name of their schema. */
export const SINGLETONS = {
  site: { file: 'content/site.json', schema: 'site' },
  themeFile: { file: 'content/theme.json', schema: 'theme' },
  formTextsFile: { file: 'content/form-texts.json', schema: 'formTexts' },
  storageFile: { file: 'content/storage.json', schema: 'storage' },
  redirectsFile: { file: 'content/redirects.json', schema: 'redirects' },
  houseStyle: { file: 'content/house-style.json', schema: 'houseStyle' },
  publishedFile: { file: 'content/published.json', schema: 'published' },
} as const;

export type Singleton = keyof typeof SINGLETONS;

export const SINGLETON_NAMES = Object.keys(SINGLETONS) as Singleton[];
