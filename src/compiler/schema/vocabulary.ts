/**
 * The values of the schema keyword `means`, which says what a string in a content file represents, and the type of
 * the value that a component receives instead. `resolve/meanings.ts` has the resolver of each.
 */
export const RESOLVED_TYPE = {
  /** Text with **bold** and [links](/path). */
  inline: 'Inline',
  /** The address of a page or an anchor, or an https:, mailto: or tel: URL. */
  link: 'string',
  /** The id of a block, for links such as #payment. Unique on a page. */
  anchor: 'string',
  /** The alternative text of a picture. */
  alternative: 'string',
  /** A file name in content/media/. */
  media: 'Media',
  /** The name of an icon. */
  icon: 'Icon',
  /** The route of one page. */
  page: 'PageLink',
  /** A pattern for all pages directly under a route. */
  pages: 'PageLink[]',
  /** The same with only the route and title of each page. */
  'page-names': 'PageName[]',
  /** The id of a service. Null if the service does not exist, so that the page can show a notice. */
  'record:services': '(Service | null)',
  /** The id of a form. Null if the form does not exist. */
  'record:forms': '(Form | null)',
  /** A condition on which the enclosing object is shown. */
  condition: 'string',
  /** Everything that the site may store in the visitor's browser. */
  stored: 'StorageList',
} as const;

export type Meaning = keyof typeof RESOLVED_TYPE;
