import type { InlineMark } from '@json-site/model/model';

/** How an element becomes part of a page: the functions in convert.ts have these names. */
export type Treatment =
  /** Its children are treated as if they were in its place. */
  | 'inside'
  /** A line of text, which ends with it. */
  | 'paragraph'
  | 'heading'
  | 'list'
  | 'numbered'
  | 'definitions'
  | 'quote'
  | 'code'
  | 'table'
  | 'picture'
  /** A picture, film, table or quotation with its caption. */
  | 'figure'
  /** A film or a map of another server. */
  | 'frame'
  /** A film or sound of this site. */
  | 'film'
  /** It has no words: nothing is lost. */
  | 'nothing'
  /** It cannot be part of a page: the list of what was lost has it. */
  | 'lost';

interface Row {
  becomes: Treatment;
  /** What the list of losses says about it. */
  loses?: string;
}

/** What each element of an old text becomes. Elements that are not here are inside a line of text. */
export const ELEMENTS: Readonly<Record<string, Row>> = {
  p: { becomes: 'paragraph' },
  address: { becomes: 'paragraph' },
  summary: { becomes: 'paragraph' },
  legend: { becomes: 'paragraph' },
  caption: { becomes: 'paragraph' },
  figcaption: { becomes: 'paragraph' },
  h1: { becomes: 'heading' },
  h2: { becomes: 'heading' },
  h3: { becomes: 'heading' },
  h4: { becomes: 'heading', loses: 'a heading of level 4 became one of level 3' },
  h5: { becomes: 'heading', loses: 'a heading of level 5 became one of level 3' },
  h6: { becomes: 'heading', loses: 'a heading of level 6 became one of level 3' },
  ul: { becomes: 'list' },
  menu: { becomes: 'list' },
  ol: { becomes: 'numbered' },
  dl: { becomes: 'definitions' },
  blockquote: { becomes: 'quote' },
  pre: { becomes: 'code' },
  table: { becomes: 'table' },
  img: { becomes: 'picture' },
  figure: { becomes: 'figure' },
  iframe: { becomes: 'frame' },
  video: { becomes: 'film', loses: 'a film became a link: the block "video" needs a poster and captions' },
  audio: { becomes: 'film', loses: 'a sound became a link: no block plays it' },
  details: { becomes: 'inside', loses: 'a part that opens is shown open' },
  article: { becomes: 'inside' },
  aside: { becomes: 'inside' },
  body: { becomes: 'inside' },
  center: { becomes: 'inside' },
  div: { becomes: 'inside' },
  fieldset: { becomes: 'inside' },
  footer: { becomes: 'inside' },
  header: { becomes: 'inside' },
  hgroup: { becomes: 'inside' },
  main: { becomes: 'inside' },
  nav: { becomes: 'inside' },
  picture: { becomes: 'inside' },
  section: { becomes: 'inside' },
  noscript: { becomes: 'inside' },
  hr: { becomes: 'nothing' },
  source: { becomes: 'nothing' },
  style: { becomes: 'nothing' },
  link: { becomes: 'nothing' },
  meta: { becomes: 'nothing' },
  template: { becomes: 'nothing' },
  head: { becomes: 'nothing' },
  form: { becomes: 'lost', loses: 'a form: make one with "npm run new form"' },
  script: { becomes: 'lost', loses: 'a script, and what it shows' },
  object: { becomes: 'lost', loses: 'an object of a plug-in' },
  embed: { becomes: 'lost', loses: 'an object of a plug-in' },
  canvas: { becomes: 'lost', loses: 'a drawing by a script' },
  svg: { becomes: 'lost', loses: 'a drawing inside of the text: save it as a file' },
  math: { becomes: 'lost', loses: 'a formula' },
};

/** The mark that an element inside a line gives to its text. Others, such as `span`, give none. */
export const MARKED: Readonly<Record<string, InlineMark>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  cite: 'em',
  dfn: 'em',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  sup: 'sup',
  sub: 'sub',
};
