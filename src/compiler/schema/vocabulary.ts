/**
 * The values of the schema keyword `means`: what a text in a content file stands for. A schema declares it,
 * the compiler checks and resolves it in one generic step, and the generated types carry the result.
 *
 * `record:<folder>` and `pages` take part of their meaning from the content: a record is named by its file
 * name in `content/<folder>/`, a list of pages by a pattern such as `/industries/*`.
 */
export const RESOLVED_TYPE = {
  /** Text with **bold** and [links](/path). */
  inline: 'Inline',
  /** A page, a place on a page, https:, mailto: or tel:. */
  link: 'string',
  /** The name of a place on this page, for links such as #payment. Unique on a page. */
  anchor: 'string',
  /** What a picture shows, for those who cannot see it. */
  alternative: 'string',
  /** A file name in content/media/. */
  media: 'Media',
  /** The name of an icon. */
  icon: 'Icon',
  /** The route of one page. */
  page: 'PageLink',
  /** A pattern for all pages directly under a route. */
  pages: 'PageLink[]',
  /** The same, with no more of each page than its route and title. */
  'page-names': 'PageName[]',
  /** A service; null where there is none of that id, so that the page can say so. */
  'record:services': '(Service | null)',
  /** A form; null where there is none of that id. */
  'record:forms': '(Form | null)',
  /** What must be so, for what it belongs to to be shown at all. */
  condition: 'string',
  /** Everything that the site may keep on a visitor's device. */
  stored: 'StorageList',
} as const;

export type Meaning = keyof typeof RESOLVED_TYPE;
