/* Written by "npm run generate" from schemas/ and the folders of the blocks. Do not edit. */
import type { ChartFigure, DateLine, DatedPage, Download, FieldKind, Icon, Inline, Media, OpeningHours, PageLink, PageName, PageNumbers, RecordList, ShownDate, StorageList, TableFigure } from './model.ts';

/**
 * One page of the site. Its address is the path of its file below the folder of the pages: the file "charity" in the
 * folder "industries" is /industries/charity.
 */
export interface Page {
  /**
   * Title of the page: in the browser tab, search results and lists of pages. Also the main heading, unless a block has
   * its own.
   */
  title: string;
  /**
   * Title in search results, in the browser tab and on social networks, where the title is only a label such as
   * "Contact". Default: the title.
   */
  searchTitle?: string;
  /**
   * What the page offers, shown in search results: 50 to 170 characters.
   */
  description: string;
  /**
   * One or two sentences for a card that links to this page. Default: the description.
   */
  summary?: string;
  /**
   * Icon on a card that links to this page.
   */
  icon?: Icon;
  /**
   * Position among its sibling pages in lists and menus, lowest first. Pages without a number follow, sorted by title.
   */
  order?: number;
  /**
   * Label of a link back to this page, for example "Back to the courses".
   */
  backLabel?: string;
  /**
   * Preview image on social networks, and the picture in lists of news that show one. Not shown on the page itself.
   */
  image?: {
    /**
     * A file in the media folder.
     */
    src: Media;
    /**
     * Text alternative: what the picture shows, for people who cannot see it.
     */
    alt: string;
  };
  /**
   * Date of publication, for example "2026-03-05", or with its time "2026-03-05T09:30". Lists of news and feeds contain
   * only pages with a date. It does not delay publication: "draft" does.
   */
  date?: ShownDate;
  /**
   * Who has written the page, for lists of news and search engines. Default: the organisation.
   */
  author?: string;
  /**
   * What kind of news it is, for lists of news.
   */
  category?: string;
  /**
   * Date of the last important change, written like "date" and not before it.
   */
  updated?: ShownDate;
  /**
   * Somebody reads the page again before this day: a statement, a policy, a price. From then on the check before a
   * launch refuses the page. Visitors do not see the date.
   */
  reviewBy?: ShownDate;
  /**
   * The page is shown in development and left out of every build. Default false.
   */
  draft?: boolean;
  /**
   * The page is a draft until this time, for example "2026-03-05T09:30", or until this day begins. The first build
   * after it has the page.
   */
  publishAt?: ShownDate;
  /**
   * Search engines may not list the page: it is in no sitemap, feed or search of this site. Pages can link to it.
   * Default false.
   */
  noindex?: boolean;
  /**
   * Where the original of this page is, which search engines list instead: a full https:// address, or another page of
   * this site. Without it, the page is its own original.
   */
  canonical?: string;
  /**
   * Lets people subscribe to the pages directly under this page that have a date, with a reader of news (Atom).
   */
  feed?: {
    /**
     * Title of the subscription, for example "News of the organisation".
     */
    title: string;
  };
  /**
   * Lets people subscribe with their calendar to the events whose pages are directly under this page: records that the
   * site describes as events.
   */
  calendar?: {
    /**
     * Title of the calendar, for example "Concerts of the orchestra".
     */
    title: string;
  };
  /**
   * Language of this page, if it is not that of its folder. The site must have it.
   */
  language?: string;
  /**
   * Address of the same page in the main language, for example "/history". Without it, /cy/history is the Welsh version
   * of /history.
   */
  translationOf?: PageLink;
  /**
   * The header or footer must link to this page; a warning says when neither does.
   */
  inNavigation?: boolean;
  /**
   * Each section fades in once, when 10% of it is visible. Default false.
   */
  reveal?: boolean;
  /**
   * Blocks of the page, from top to bottom.
   *
   * @minItems 1
   * @maxItems 40
   */
  blocks: Block[];
}
/**
 * Everything that all pages share: brand, contact details, navigation, footer and interface labels.
 */
export interface Site {
  /**
   * Public URL of the site: https:// and its host in small letters, for example https://www.example.org. A site that is
   * not at the root of its host has the path at the end, for example https://example.org/shop.
   */
  url: string;
  /**
   * Language of the site, for example "en-GB". It also sets the date format.
   */
  language: string;
  /**
   * Every language of a site that has several, in the order of the links between them. A site with one language does
   * not need it.
   *
   * @minItems 2
   * @maxItems 30
   */
  languages?: {
    /**
     * For example "cy". Pages in the folder of that name are in this language.
     */
    tag: string;
    /**
     * Name of the language in the language itself, for example "Cymraeg".
     */
    name: string;
  }[];
  /**
   * Time zone of the site, for example "Europe/London". Sites need it that show opening hours, or a list that begins
   * today. Times of dates are shown in it.
   */
  timeZone?: string;
  /**
   * Name and logo.
   */
  brand: {
    /**
     * Name on one line, as in the browser tab.
     */
    name: string;
    /**
     * The name in one to three parts, shown in alternating tones beside the logo. Spaces between them are those of the
     * name. The header shows it in at most two lines.
     *
     * @minItems 1
     * @maxItems 3
     */
    nameParts: string[];
    /**
     * What the organisation does, in one sentence.
     */
    tagline: string;
    /**
     * Logo symbol: a file in the media folder.
     */
    logo: Media;
    /**
     * Square SVG for browser tabs: a file in the media folder. Home-screen icons are rendered from it.
     */
    icon: Media;
    /**
     * Preview image on social networks for pages without their own image. 1200 x 630 pixels.
     */
    preview: {
      /**
       * A file in the media folder.
       */
      src: Media;
      /**
       * Text alternative: what the picture shows, for people who cannot see it.
       */
      alt: string;
    };
  };
  /**
   * Company details that the law requires on every page.
   */
  company: {
    /**
     * Registered name.
     */
    legalName: string;
    /**
     * Details that a registered company must publish on its website (regulation 25 of SI 2015/17). Omit them only if
     * there is no company.
     */
    registration?: {
      /**
       * Where it is registered: "Registered in Scotland", "… in Wales", "… in Northern Ireland" or "… in England and
       * Wales".
       */
      part: string;
      /**
       * For example "Company number 01234567".
       */
      number: string;
      /**
       * For example "Registered office: 1 High Street, York YO1 1AA".
       */
      office: string;
    };
    /**
     * Other registrations, such as VAT and ICO, one per line.
     *
     * @maxItems 8
     */
    details: Inline[];
  };
  /**
   * How to reach the organisation.
   */
  contact: {
    /**
     * Telephone number as visitors read it, if there is one. Texts refer to it as {site.telephone}.
     */
    phone?: string;
    /**
     * Country code of the number, for example "+44". {site.telephoneLink} needs it: the address of a link that calls
     * the number from anywhere.
     */
    countryCode?: string;
    /**
     * Label of the telephone number, for example "Call us". Only a site with a number needs it.
     */
    phoneLabel?: string;
    /**
     * E-mail address. Texts refer to it as {site.email}.
     */
    email: string;
    /**
     * Label of a link or button, 1 to 60 characters. Say what happens: "Book a place", not "Click here".
     */
    emailLabel: string;
  };
  /**
   * Offices with their street addresses, if there are any.
   *
   * @minItems 1
   * @maxItems 12
   */
  offices?: {
    /**
     * For example "Edinburgh office".
     */
    name: string;
    /**
     * Lines of the address.
     *
     * @minItems 1
     * @maxItems 6
     */
    address: string[];
    /**
     * The town, as a line of the address has it. Search engines receive it apart from the street.
     */
    town?: string;
    /**
     * The postcode, as a line of the address has it, for search engines.
     */
    postcode?: string;
    /**
     * The country as two letters, for search engines: "GB".
     */
    country?: string;
    /**
     * Telephone number of this office, if it has one.
     */
    phone?: string;
  }[];
  /**
   * Partner logos, shown in the footer and in blocks that show partners.
   *
   * @maxItems 12
   */
  partners: Logo[];
  /**
   * The bar at the top of every page. Windows in which the labels do not fit on one line show a button that opens them.
   */
  header: {
    /**
     * Drop-down menus.
     *
     * @maxItems 4
     */
    menus: {
      /**
       * Label of a link or button, 1 to 60 characters. Say what happens: "Book a place", not "Click here".
       */
      label: string;
      /**
       * Groups of links. Each group has a heading, which is a link too.
       *
       * @minItems 1
       * @maxItems 6
       */
      groups?: {
        heading: Link;
        /**
         * Links under the heading.
         *
         * @maxItems 12
         */
        links?: Link[];
      }[];
      /**
       * Lists the pages of a section, for example "/industries/*": each page directly under /industries.
       */
      pages?: PageName[];
      overview?: Link;
    }[];
    /**
     * Plain links after the menus.
     *
     * @maxItems 6
     */
    links: Link[];
    action?: Link;
    search?: Link;
  };
  /**
   * The footer of every page.
   */
  footer: {
    /**
     * Columns of links.
     *
     * @minItems 1
     * @maxItems 6
     */
    groups: {
      /**
       * Label of a link or button, 1 to 60 characters. Say what happens: "Book a place", not "Click here".
       */
      heading: string;
      /**
       * Links of the column.
       *
       * @minItems 1
       * @maxItems 12
       */
      links: Link[];
    }[];
    /**
     * Heading above the partner logos.
     */
    partnersHeading?: string;
    /**
     * Closing line, for example about who the organisation works for.
     */
    note: Inline;
  };
  /**
   * Texts of a list that is divided into several pages. Only sites with such lists need them.
   */
  pageNumbers?: {
    /**
     * Accessible name of the links between the pages, for example "Pages".
     */
    label: string;
    /**
     * The title of each page but the first, for example "{title}, page {number} of {count}".
     */
    title: string;
    /**
     * What screen readers read for the number of a page, for example "Page {number}".
     */
    page: string;
    /**
     * Link to the page before, for example "Previous page".
     */
    previous: string;
    /**
     * Link to the page after, for example "Next page".
     */
    next: string;
  };
  /**
   * Servers from which pages may show something, in a frame or as a picture. Browsers show nothing from any other
   * server. Name each of them in the text about privacy.
   *
   * @maxItems 10
   */
  embeds?: string[];
  /**
   * Publishes each page as Markdown too, and a list of them, llms.txt, for programs that read. Default true.
   */
  markdown?: boolean;
  /**
   * Script that collects visitor statistics, after consent. Without this object nothing is measured and nobody is
   * asked. See docs/analytics.md.
   */
  analytics?: {
    /**
     * URL of the script. Its server must send Access-Control-Allow-Origin.
     */
    script: string;
    /**
     * Attributes of the <script> element that the script reads.
     *
     * @maxItems 10
     */
    attributes?: {
      /**
       * For example "data-domain".
       */
      name: string;
      /**
       * For example "www.example.org".
       */
      value: string;
    }[];
    /**
     * Servers to which the script sends data, besides its own.
     *
     * @maxItems 5
     */
    sendsTo?: string[];
    /**
     * Everything the script stores in the browser. The cookie policy lists it, and it is removed when consent is
     * withdrawn.
     *
     * @maxItems 20
     */
    stores: {
      /**
       * Name for visitors, for example "A number for your visits".
       */
      name: string;
      /**
       * Key in the browser. * matches any characters: "_ga_*".
       */
      key: string;
      /**
       * Where it is stored.
       */
      place: 'cookie' | 'localStorage' | 'sessionStorage';
      /**
       * What it contains, and its purpose.
       */
      purpose: string;
      /**
       * When it is written.
       */
      written: string;
      /**
       * How long it is stored.
       */
      kept: string;
    }[];
    /**
     * Heading of the question, for example "May we count your visit?"
     */
    heading: string;
    /**
     * What would be measured, by whom and what for, with a link to the cookie policy.
     */
    text: Inline;
    /**
     * Button that gives consent. Word it as neutrally as the other button.
     */
    accept: string;
    /**
     * Button that refuses consent.
     */
    reject: string;
    /**
     * Button in the footer that asks again, for example "Visitor statistics".
     */
    change: string;
    /**
     * Shown after that label when consent was given, for example "on".
     */
    on: string;
    /**
     * Shown after that label otherwise, for example "off".
     */
    off: string;
  };
  /**
   * A message above the header of every page, for example that the office is closed. Without dates it stays until it is
   * deleted.
   */
  banner?: {
    /**
     * The message in a few words, shown in bold.
     */
    title: string;
    /**
     * A sentence beside the title.
     */
    text?: Inline;
    link?: Link;
    /**
     * The first day on which it is shown: "2026-12-21".
     */
    from?: ShownDate;
    /**
     * The last day on which it is shown: "2027-01-04".
     */
    until?: ShownDate;
  };
  /**
   * Shared blocks: shown on every page, between its content and the footer.
   *
   * @maxItems 4
   */
  sharedBlocks: Block[];
  /**
   * Interface labels that are not part of one page.
   */
  labels: Labels;
}
/**
 * An organisation's logo.
 */
export interface Logo {
  /**
   * Name of the organisation, used as the text alternative.
   */
  name: string;
  /**
   * A file in the media folder.
   */
  image: Media;
}
/**
 * A link: its label and its target.
 */
export interface Link {
  /**
   * Label of a link or button, 1 to 60 characters. Say what happens: "Book a place", not "Click here".
   */
  label: string;
  /**
   * Target: a page (/about), an anchor (/about#story or #story), a file (/media/minutes.pdf), https://…, mailto:… or
   * tel:…
   */
  href: string;
}
/**
 * Descriptions, for visitors, of everything that the site may store in their browser, and of what it stores when they
 * send a form. The code defines the items; the block "stored-data" shows them.
 */
export interface StorageRegister {
  /**
   * Labels of the description list.
   */
  terms: {
    /**
     * Label of the key, for example "Name".
     */
    key: string;
    /**
     * Label of the storage location, for example "Kept in".
     */
    place: string;
    /**
     * Label of the purpose.
     */
    purpose: string;
    /**
     * Label of the time when it is written.
     */
    written: string;
    /**
     * Label of the storage period.
     */
    kept: string;
    /**
     * Label of the legal basis.
     */
    ground: string;
  };
  /**
   * Names of the kinds of browser storage.
   */
  places: {
    /**
     * Local storage: stays until it is removed.
     */
    localStorage: string;
    /**
     * Session storage: removed when the tab closes.
     */
    sessionStorage: string;
    /**
     * Cookie: sent with every request. The site sets none; an analytics script may.
     */
    cookie: string;
  };
  /**
   * Legal bases: Schedule A1 to the Privacy and Electronic Communications Regulations.
   */
  grounds: {
    /**
     * Strictly necessary for a service that the visitor requested.
     */
    necessary: Inline;
    /**
     * Adapts the appearance to the visitor's preference.
     */
    appearance: Inline;
    /**
     * The visitor has consented. Shown if the site uses analytics.
     */
    consent: Inline;
  };
  /**
   * Each item that is stored when a visitor sends a form. Shown where a block "stored-data" has the items
   * "submissions".
   */
  submissions?: {
    answers: SubmissionText;
    queue: SubmissionText;
    mail: SubmissionText;
    network: SubmissionText;
    repeat: SubmissionText;
    erasure: SubmissionText;
  };
  /**
   * Each item that the code may store.
   */
  things: {
    draft: StorageText;
    scheme: StorageText;
    consent: StorageText;
  };
}
/**
 * Description, for visitors, of one item that is stored when they send a form.
 */
export interface SubmissionText {
  /**
   * Name for visitors, for example "Your answers".
   */
  name: string;
  /**
   * Where it is stored.
   */
  place: string;
  /**
   * What it contains, and its purpose.
   */
  purpose: Inline;
  /**
   * The longest time for which the database stores it, for example "24 hours". A test compares it with the database.
   */
  period?: string;
  /**
   * How long it is stored, and what removes it. {period} is replaced by the period.
   */
  kept: Inline;
}
/**
 * Description, for visitors, of one item that the site may store in their browser.
 */
export interface StorageText {
  /**
   * Name for visitors, for example "Answers that you have not sent".
   */
  name: string;
  /**
   * What it contains, and its purpose.
   */
  purpose: Inline;
  /**
   * Which action of the visitor stores it.
   */
  written: Inline;
  /**
   * How long it is stored, and what removes it.
   */
  kept: Inline;
  /**
   * Legal basis. "grounds" has its text.
   */
  ground: 'necessary' | 'appearance' | 'consent';
}
/**
 * The look of the site: colours, corners, fonts and decorative art.
 */
export interface Theme {
  /**
   * The colours of both schemes. The check computes the contrast of every pair that a page can show.
   */
  colours: {
    light: SchemeColours;
    dark: SchemeColours;
    /**
     * Background of the header, the footer and blocks with the tone "ink", in both schemes. Dark or light: texts on it
     * are those of the scheme that reads better there. Also the colour of the browser's toolbar, of home screen icons
     * and of previews.
     */
    band: string;
    /**
     * The band for visitors whose system is set to dark. With it, "band" has the texts of the light scheme, and this
     * colour those of the dark one.
     */
    bandInDark?: string;
    /**
     * Background of logos in both schemes. Default: white, for which most logos are made.
     */
    plate?: string;
  };
  /**
   * Radius of the corners of buttons and fields, in pixels. Cards and dialogs have 1.75 times as much.
   */
  radius: number;
  /**
   * The fonts. The build reduces a font file to the characters and the weight that the site needs.
   */
  fonts: {
    headings: ThemeFont;
    body: ThemeFont;
    /**
     * Characters that the font files must have besides those of western European languages, for example "ŵŷŴŶ" for
     * Welsh.
     */
    characters?: string;
  };
  /**
   * The bar at the top of every page.
   */
  header?: {
    /**
     * Background: the band, or the colour of the page or of tinted blocks. Default: the band.
     */
    ground?: 'band' | 'paper' | 'tinted';
    /**
     * Menus beside the name, in a second row below the centred name, or in a second row below the name. Narrow windows
     * have one row. Default: beside.
     */
    layout?: 'beside' | 'centred' | 'rows';
    /**
     * Height of the logo in pixels; it is as wide as its shape asks for. Without it, the logo is a square of 36 pixels.
     */
    logoHeight?: number;
    /**
     * "hidden" for a logo that contains the name. Screen readers get it in any case. Default: shown.
     */
    name?: 'shown' | 'hidden';
  };
  /**
   * The end of every page.
   */
  footer?: {
    /**
     * Background: the band, or the colour of the page or of tinted blocks. Default: the band.
     */
    ground?: 'band' | 'paper' | 'tinted';
  };
  /**
   * Widths, gaps and headings of the column with the content.
   */
  page?: {
    /**
     * Largest width of the content in rem, margins included. Default: 72.
     */
    width?: number;
    /**
     * Space between blocks, and around large parts of them. Default: normal.
     */
    gaps?: 'close' | 'normal' | 'wide';
    /**
     * On a wide screen: where there is room beside the content, always above it, or above it in the middle. "centred"
     * is for the opening of a page too. Default: beside.
     */
    headings?: 'beside' | 'above' | 'centred';
  };
  /**
   * Sizes of text. The weight of headings is in "fonts".
   */
  sizes?: {
    /**
     * Size of body text on a wide screen, in pixels at the usual setting of browsers. Default: 17.
     */
    text?: number;
    /**
     * Size of headings on a wide screen, as a factor. On a phone they differ less. Default: 1.
     */
    scale?: number;
  };
  /**
   * Cards in boxes of lines, those without a link with a line above only; filled; with a shadow; or without any box.
   * Default: lines.
   */
  cards?: 'lines' | 'filled' | 'raised' | 'none';
  /**
   * Logos of partners, clients and records: in their own colours on a white plate, or all in one colour on the page,
   * dark or light as its text. Default: colour.
   */
  logos?: 'colour' | 'one-colour';
  /**
   * The look of buttons.
   */
  buttons?: {
    /**
     * Corners of buttons. "rounded" has those of fields. Default: rounded.
     */
    corners?: 'square' | 'rounded' | 'pill';
    /**
     * Weight of the text of buttons. Default: 600.
     */
    weight?: number;
  };
  /**
   * Whether the call to action and the confirmation of a form are sheets with a folded corner. Default: true.
   */
  fold?: boolean;
  /**
   * Decoration. Without it, there is none.
   */
  art?: {
    /**
     * Beside the heading of the block "hero", below its buttons on a narrow screen.
     */
    hero?: {
      /**
       * Name of a decorative line pattern. The same name always gives the same pattern.
       */
      pattern?:
        | 'none'
        | 'folds'
        | 'isolines'
        | 'grid'
        | 'strata'
        | 'waves'
        | 'rings'
        | 'bars'
        | 'weave'
        | 'flight'
        | 'gather'
        | 'gap';
      /**
       * A file in the media folder. It replaces the pattern.
       */
      picture?: Media;
    };
    previews?: ThemeArt;
  };
}
/**
 * The colours of one scheme.
 */
export interface SchemeColours {
  /**
   * Text and headings.
   */
  text: string;
  /**
   * Secondary text.
   */
  muted: string;
  /**
   * Links, icons and emphasis.
   */
  accent: string;
  /**
   * Errors: text, borders and icons.
   */
  signal: string;
  /**
   * Confirmations. Default: the accent colour.
   */
  success?: string;
  /**
   * Background of the page.
   */
  paper: string;
  /**
   * Background of blocks with the tone "tinted".
   */
  tinted: string;
  /**
   * Background of cards, menus, dialogs and fields.
   */
  raised: string;
  /**
   * Background of selected text, notes and hovered menu items.
   */
  accentSoft: string;
  /**
   * Background of the list of errors.
   */
  signalSoft: string;
  /**
   * Background of buttons that cannot be used.
   */
  disabled: string;
  /**
   * Background of buttons. Default: the accent colour.
   */
  fill?: string;
  /**
   * Background of buttons under the pointer.
   */
  fillHover: string;
  /**
   * Text of buttons.
   */
  onFill: string;
  /**
   * Lines between parts, and borders of cards. Decoration: they need no contrast.
   */
  line: string;
  /**
   * Borders of fields and of secondary buttons.
   */
  control: string;
  /**
   * Ring around the focused element.
   */
  focus: string;
}
/**
 * A font: a file, or only fonts that visitors have installed.
 */
export interface ThemeFont {
  /**
   * Installed fonts, as in CSS: "Georgia, serif". The only ones if there is no file.
   */
  stack: string;
  /**
   * Name of a file in the media folder, for example "fonts/lora.woff2".
   */
  file?: Media;
  /**
   * Name of the font in the file, for example "Lora".
   */
  family?: string;
  /**
   * Weight of headings, or of body text. Of the file of a variable font it is the only weight that the build keeps.
   * Without it, the file keeps all weights, and headings have 650.
   */
  weight?: number;
  /**
   * Values, in percent, in place of those that the build computes so that Arial (headings: Arial Bold) is as wide and
   * as high as the file. docs/theme.md says when a theme needs them.
   */
  fallback?: {
    /**
     * Width of a text in the file, divided by its width in Arial.
     */
    size?: number;
    /**
     * Ascent of the font, divided by the size.
     */
    ascent?: number;
    /**
     * Descent of the font, divided by the size.
     */
    descent?: number;
  };
}
/**
 * A line pattern or a picture.
 */
export interface ThemeArt {
  /**
   * Name of a decorative line pattern. The same name always gives the same pattern.
   */
  pattern?:
    | 'none'
    | 'folds'
    | 'isolines'
    | 'grid'
    | 'strata'
    | 'waves'
    | 'rings'
    | 'bars'
    | 'weave'
    | 'flight'
    | 'gather'
    | 'gap';
  /**
   * A file in the media folder. It replaces the pattern.
   */
  picture?: Media;
}
/**
 * Interface labels that are not part of one page.
 */
export interface Labels {
  /**
   * Skip link: the first link for keyboard users.
   */
  skipToContent: string;
  /**
   * Accessible name of the header's navigation.
   */
  mainNavigation: string;
  /**
   * Accessible name of the footer's navigation.
   */
  footerNavigation: string;
  /**
   * Button that opens and closes the menu on a phone, for example "Menu". Its name stays the same: browsers announce
   * whether the menu is open.
   */
  menu: string;
  /**
   * Button that closes a dialog.
   */
  close: string;
  /**
   * Button that scrolls to the top.
   */
  backToTop: string;
  /**
   * Button of a dialog that links to the contact page. Without it and the next property, dialogs have no such button.
   */
  contactAction?: string;
  /**
   * The contact page.
   */
  contactHref?: string;
  /**
   * Label before the date on a legal page.
   */
  lastUpdated: string;
  /**
   * The date of a page in its header, for example "Published {date}". Only sites with dated pages need it.
   */
  published?: string;
  /**
   * The dates of a page that was updated, for example "Published {date}, updated {updated}". Only sites with dated
   * pages need it.
   */
  publishedAndUpdated?: string;
  /**
   * What links in texts to a document end with, for example "({kind}, {size})", which reads "(PDF, 240 kB)". Without
   * it, links have only their words.
   */
  linkedFile?: string;
  /**
   * Name of the home page in links, for example "Home".
   */
  home: string;
  /**
   * Heading shown when part of a page fails to render.
   */
  pageError: string;
  /**
   * Text below that heading: what the visitor can do.
   */
  pageErrorText: Inline;
  /**
   * Button that loads the page again.
   */
  reload: string;
  /**
   * Accessible name of the region with the shared blocks, before the footer.
   */
  help: string;
  /**
   * Label of the colour scheme control in the footer.
   */
  scheme: string;
  /**
   * Option that follows the visitor's system setting.
   */
  systemScheme: string;
  /**
   * Option for dark text on a light page.
   */
  lightScheme: string;
  /**
   * Option for light text on a dark page.
   */
  darkScheme: string;
  /**
   * Label of the field of the search: "Search this site".
   */
  searchField?: string;
  /**
   * How many pages the search has found: "Pages found: {number}".
   */
  searchResults?: string;
  /**
   * Shown when no page has the words: "Nothing found for “{words}”."
   */
  searchNothing?: string;
  /**
   * Button that shows more results of the search.
   */
  searchMore?: string;
  /**
   * Link below the results to the page that lists all others.
   */
  searchAll?: string;
  /**
   * Button that opens the table with the numbers of a chart.
   */
  chartTable: string;
  /**
   * Shown instead of a number of a chart that is not known.
   */
  chartMissing: string;
  /**
   * Screen readers read it instead of an arrow, before what passes to the next place: "goes to {place}:".
   */
  flowTo: string;
  /**
   * Screen readers read it instead of an arrow, before what the next place sends back, such as "returned by {place}:".
   */
  flowBack: string;
  /**
   * Position of an opened picture of a gallery: "{number} of {total}".
   */
  galleryPosition: string;
  /**
   * Button that shows the picture before an opened one.
   */
  previousPicture: string;
  /**
   * Button that shows the picture after an opened one.
   */
  nextPicture: string;
  /**
   * Shown above opening hours while it is open.
   */
  openNow: string;
  /**
   * Shown above opening hours while it is closed.
   */
  closedNow: string;
  /**
   * Shown instead of times on a day without any.
   */
  closedDay: string;
  /**
   * Heading above the exceptions of opening hours.
   */
  exceptions: string;
}
/**
 * How a form looks and where its values are stored. The schema of the same name in schemas/forms/ defines which values
 * are valid. Texts that are the same in every form are in the form texts.
 */
export interface Form {
  /**
   * The record's file name without .json.
   */
  id: string;
  /**
   * Shown after the label of a required field, for example "*". Omit it if the labels of the other fields say
   * "optional".
   */
  requiredMark?: string;
  /**
   * Explains the mark above the fields, for example "Fields marked * are required."
   */
  requiredNote?: Inline;
  /**
   * The sections of the form from top to bottom.
   *
   * @minItems 1
   * @maxItems 12
   */
  sections: FormSection[];
  /**
   * Shows each section as a page, and all answers on a last page before they are sent. For a long form.
   */
  pages?: boolean;
  /**
   * Text above the submit button, for example how the form affects privacy.
   */
  note?: Inline;
  /**
   * Desks that receive what visitors send. A submission for which no desk is named goes to the address of the site.
   *
   * @minItems 1
   * @maxItems 40
   */
  recipients?: {
    /**
     * Name of the desk after "desk:", for example "desk:sales". Its addresses are in the secret MAIL_DESKS of the
     * function that delivers.
     */
    to: string;
    /**
     * Answers by field. All fields must have one of theirs. Default: every submission.
     */
    where?: {
      /**
       * The answers, of which one must have been given.
       *
       * @minItems 1
       * @maxItems 40
       */
      [k: string]:
        | {
            [k: string]: unknown | undefined;
          }[]
        | undefined;
    };
  }[];
  /**
   * A mail to the visitor that says what was received, with its reference. One a day for an address and a form. Without
   * this, visitors receive no mail.
   */
  receipt?: {
    /**
     * The field with the visitor's e-mail address: its name, after the names of its groups.
     */
    field: string;
    /**
     * Subject of the mail. It has nothing that a visitor typed.
     */
    subject: string;
    /**
     * The paragraphs of the mail. The reference is below them.
     *
     * @minItems 1
     * @maxItems 10
     */
    text: string[];
    /**
     * Repeats the answers as plain text. Omit it if an answer should not be in a mailbox.
     */
    answers?: boolean;
  };
  /**
   * Where the values are stored.
   */
  destination: {
    /**
     * Name of the table. Default: the name of the form's file, followed by "_submissions".
     */
    table: string;
    /**
     * Columns with another name than their field. Default: "address_street" for the field "street" of the group
     * "address".
     *
     * @minItems 1
     * @maxItems 60
     */
    columns: {
      /**
       * Name of the column.
       */
      column: string;
      /**
       * The field: its name, after the names of its groups, for example "address.street". An empty value is stored as
       * null.
       */
      field: string;
    }[];
    /**
     * Columns that combine the values of several fields.
     *
     * @minItems 1
     * @maxItems 10
     */
    combined?: {
      /**
       * Name of the column.
       */
      column: string;
      /**
       * Text between the parts, for example a line break. It must not contain letters or digits.
       */
      separator: string;
      /**
       * The parts in order.
       *
       * @minItems 1
       * @maxItems 20
       */
      parts: {
        /**
         * The field: its name, after the names of its groups. An empty value adds nothing, unless there is a text for
         * that case.
         */
        field: string;
        /**
         * Text before the value, for example "Goals: ".
         */
        label?: string;
        /**
         * Used when the value is empty.
         */
        whenEmpty?: string;
      }[];
    }[];
  };
  /**
   * The submit button.
   */
  button: {
    /**
     * Label of the button.
     */
    idle: string;
    /**
     * Label of the button while the form is being sent.
     */
    busy: string;
  };
  /**
   * Notices after sending. One is shown at a time.
   */
  notices: {
    /**
     * Shown when the form was stored.
     */
    success: {
      /**
       * First line of the notice.
       */
      title: string;
      /**
       * What happened and what to do next.
       */
      text: string;
    };
    /**
     * Shown when the form could not be sent. The fields keep their values.
     */
    failure: {
      /**
       * First line of the notice.
       */
      title: string;
      /**
       * What happened and what to do next.
       */
      text: string;
    };
  };
  /**
   * The message next to the submit button for each result of sending. The form adds the site's telephone number and
   * e-mail address to all but "sent".
   */
  outcomes: {
    /**
     * The database refused a value that the browser accepted.
     */
    checkAnswers: {
      /**
       * What happened, in a few words.
       */
      title: string;
      /**
       * What it means and what to do next.
       */
      text: Inline;
    };
    /**
     * Too many submissions in a short time; the visitor must wait.
     */
    tooMany: {
      /**
       * What happened, in a few words.
       */
      title: string;
      /**
       * What it means and what to do next.
       */
      text: Inline;
    };
    /**
     * The visitor is offline.
     */
    offline: {
      /**
       * What happened, in a few words.
       */
      title: string;
      /**
       * What it means and what to do next.
       */
      text: Inline;
    };
    /**
     * Any other failure, including a missing response. Sending again is safe: the same values are stored once.
     */
    notSent: {
      /**
       * What happened, in a few words.
       */
      title: string;
      /**
       * What it means and what to do next.
       */
      text: Inline;
    };
    /**
     * The form was stored.
     */
    sent: {
      /**
       * What happened, in a few words.
       */
      title: string;
      /**
       * What it means and what to do next.
       */
      text: Inline;
    };
  };
  /**
   * Texts about the draft: the values that browser storage keeps until they are sent.
   */
  draft: {
    /**
     * Shown once something is entered: where the draft is stored and for how long.
     */
    kept: string;
    /**
     * Shown instead when browser storage is not available.
     */
    notKept: string;
    /**
     * Shown when a draft was restored.
     */
    restored: string;
    /**
     * Label of the button that clears the form.
     */
    clear: string;
    /**
     * Announced when the form was cleared.
     */
    cleared: string;
    /**
     * Label of the button that restores the cleared values.
     */
    undo: string;
  };
  /**
   * Shown when the form crashes. The page adds the telephone number, the e-mail address and everything entered so far.
   */
  crash: {
    /**
     * What happened.
     */
    heading: string;
    /**
     * What to do next.
     */
    text: Inline;
    /**
     * Label of the text area with everything entered so far, for copying.
     */
    answers: string;
    /**
     * Label of the button that loads the form again.
     */
    retry: string;
  };
  /**
   * Label of the honeypot, a hidden field that only robots fill in. It tells anyone who finds the field to leave it
   * empty.
   */
  honeypot: string;
  /**
   * The error summary above the form.
   */
  errors: {
    /**
     * Heading of the error summary.
     */
    heading: string;
    /**
     * Added to the start of the page title while there are errors, for example "Error: ".
     */
    titlePrefix: string;
  };
  /**
   * Shown when JavaScript is off or has not loaded after ten seconds, so that the form cannot be sent. The page adds
   * the telephone number and e-mail address.
   */
  withoutScript: Inline;
  /**
   * Shown in place of the form after it was sent. Its heading is the title of the outcome "sent".
   */
  confirmation: {
    /**
     * Heading above the text of the outcome "sent", which says what happens next.
     */
    next: string;
    /**
     * Heading above the list of everything that was sent.
     */
    answers: string;
    /**
     * Label of the button that closes the confirmation and goes to the empty form.
     */
    another: string;
    /**
     * Label of the reference of what was sent, such as QR7K-2M9H, by which you find it.
     */
    reference: string;
    /**
     * Label of the button that prints the confirmation.
     */
    print: string;
  };
  /**
   * Replaces the outcome "offline" when the connection is back. The form is sent only when the visitor presses the
   * button.
   */
  reconnected: {
    /**
     * What happened, in a few words.
     */
    title: string;
    /**
     * What it means and what to do next.
     */
    text: Inline;
    /**
     * Label of the button that sends the form.
     */
    send: string;
  };
  /**
   * Shown below a long text that fills four fifths of its limit or more.
   */
  charactersLeft: {
    /**
     * One character is left.
     */
    one: string;
    /**
     * Any other number of characters is left.
     */
    other: string;
    /**
     * Other numbers of which the language has a form, by the name of Intl.PluralRules: zero, two, few or many.
     */
    [k: string]: string | undefined;
  };
  /**
   * Shown instead below a long text that is over its limit.
   */
  charactersOver: {
    /**
     * The text has one character too many.
     */
    one: string;
    /**
     * The text has any other number of characters too many.
     */
    other: string;
    /**
     * Other numbers of which the language has a form, by the name of Intl.PluralRules: zero, two, few or many.
     */
    [k: string]: string | undefined;
  };
  /**
   * Label of the button that corrects an e-mail address with a likely slip, such as gmial.com. {address} is the
   * corrected address.
   */
  emailQuestion: string;
  /**
   * Labels of the calendar next to date fields. Without them date fields have no calendar.
   */
  calendar?: {
    /**
     * Label of the button that opens the calendar. Screen readers announce the field's label after it.
     */
    open: string;
    /**
     * Label of the button that shows the previous month.
     */
    previousMonth: string;
    /**
     * Label of the button that shows the next month.
     */
    nextMonth: string;
  };
  /**
   * Label of the field for the time, beside that for the date.
   */
  time?: string;
  /**
   * A group of fields, or a single field, that repeats. {item} is the label of one entry.
   */
  list?: {
    /**
     * Label of one entry.
     */
    item: string;
    /**
     * Label of the button that adds an entry, for example "Add {item}". {item} is the title of one entry.
     */
    add: string;
    /**
     * Label of the button that removes an entry.
     */
    remove: string;
    /**
     * Label of the button that moves an entry towards the start.
     */
    up: string;
    /**
     * Label of the button that moves an entry towards the end.
     */
    down: string;
    /**
     * Announced when an entry was added.
     */
    added: string;
    /**
     * Announced when an entry was removed.
     */
    removed: string;
    /**
     * Announced when an entry was moved.
     */
    moved: string;
  };
  /**
   * Announced when an answer shows or hides fields.
   */
  conditions?: {
    /**
     * Fields have appeared.
     */
    shown: string;
    /**
     * Fields have disappeared.
     */
    hidden: string;
  };
  /**
   * How error messages refer to a field whose label is a question, for example "your answer to “{label}”".
   */
  question?: string;
  /**
   * Texts of a form that shows its sections one after the other: one with "pages": true.
   */
  paging?: {
    /**
     * Label of the button that checks the answers on the page and shows the next one.
     */
    next: string;
    /**
     * Label of the link to the page before.
     */
    back: string;
    /**
     * Shown above the heading of each page, for example "Page {number} of {count}". The heading of a section without
     * one.
     */
    progress: string;
    /**
     * Heading of the page that lists all answers before they are sent.
     */
    check: string;
    /**
     * Label of the link from an answer to its field. Screen readers add the label of the field.
     */
    change: string;
    /**
     * Shown for a field without an answer.
     */
    empty: string;
  };
  /**
   * Shown below a long text that may have so many words.
   */
  words?: {
    /**
     * Shown while the text has no more words than it may have.
     */
    left: {
      /**
       * One word is left.
       */
      one: string;
      /**
       * Any other number of words is left.
       */
      other: string;
      /**
       * Other numbers of which the language has a form, by the name of Intl.PluralRules: zero, two, few or many.
       */
      [k: string]: string | undefined;
    };
    /**
     * Shown while the text has more words than it may have.
     */
    over: {
      /**
       * One word too many.
       */
      one: string;
      /**
       * Any other number of words too many.
       */
      other: string;
      /**
       * Other numbers of which the language has a form, by the name of Intl.PluralRules: zero, two, few or many.
       */
      [k: string]: string | undefined;
    };
  };
  /**
   * The error message for each rule of the data schemas. {label} is the field's label inside a sentence, {Label} the
   * same at the start of one, {limit} the limit of the rule and {other} the label of the other field.
   */
  messages?: {
    /**
     * A field is empty.
     */
    required?: string;
    /**
     * Nothing is chosen.
     */
    'required-choice'?: string;
    /**
     * A box that must be ticked is not ticked.
     */
    'required-tick'?: string;
    /**
     * A list has no entry.
     */
    'required-list'?: string;
    /**
     * A text is too short.
     */
    minLength?: string;
    /**
     * A text is too long.
     */
    maxLength?: string;
    /**
     * A text does not match its pattern.
     */
    pattern?: string;
    /**
     * The value is none of the options.
     */
    enum?: string;
    /**
     * The value is not a whole number.
     */
    'type-integer'?: string;
    /**
     * The value is not a number.
     */
    'type-number'?: string;
    /**
     * A number is too small.
     */
    minimum?: string;
    /**
     * A number is too large.
     */
    maximum?: string;
    /**
     * A number is not larger than the limit.
     */
    exclusiveMinimum?: string;
    /**
     * A number is not smaller than the limit.
     */
    exclusiveMaximum?: string;
    /**
     * A number is not a multiple of the limit.
     */
    multipleOf?: string;
    /**
     * A number has more decimal places than the limit.
     */
    'multipleOf-decimals'?: string;
    /**
     * A list has too few entries.
     */
    minItems?: string;
    /**
     * Too few options are chosen.
     */
    'minItems-choices'?: string;
    /**
     * A list has too many entries.
     */
    maxItems?: string;
    /**
     * Too many options are chosen.
     */
    'maxItems-choices'?: string;
    /**
     * Two entries of a list are equal.
     */
    uniqueItems?: string;
    /**
     * A date is not later than the other one.
     */
    after?: string;
    /**
     * The value is not an e-mail address.
     */
    'format-email'?: string;
    /**
     * The value is not a web address.
     */
    'format-uri'?: string;
    /**
     * The value is not a telephone number.
     */
    'format-tel'?: string;
    /**
     * The value is not a date.
     */
    'format-date'?: string;
    /**
     * The value is not a time.
     */
    'format-time'?: string;
    /**
     * The value is not a date with a time.
     */
    'format-date-time'?: string;
    /**
     * The value is not a UUID.
     */
    'format-uuid'?: string;
  };
}
/**
 * A group of fields.
 */
export interface FormSection {
  /**
   * Identifier of the section, unique in the form.
   */
  id: string;
  /**
   * Heading of the section. A form with one section does not need it.
   */
  heading?: string;
  /**
   * One or two sentences under the heading.
   */
  intro?: Inline;
  /**
   * The fields in order.
   *
   * @minItems 1
   * @maxItems 40
   */
  fields: FormField[];
}
/**
 * One field.
 */
export interface FormField {
  /**
   * Name of the property in the form's data schema. "oneOf" and "anyOf" are the choice between alternatives.
   */
  name: string;
  /**
   * Label of the field. The form adds the required mark. Default: the title in the data schema.
   */
  label: string;
  /**
   * The label as error messages say it, if it differs: "Name" for "Your Name".
   */
  shortLabel?: string;
  /**
   * Help below the label: the format, an example or the reason for the question. Default: the description in the data
   * schema, if the field has no label here.
   */
  hint?: Inline;
  /**
   * Grey text in the empty field; for a select, its first entry. Never the only help, because it disappears.
   */
  placeholder?: string;
  /**
   * The control of the field. The default depends on the data schema.
   */
  widget:
    | 'text'
    | 'textarea'
    | 'email'
    | 'tel'
    | 'url'
    | 'number'
    | 'date'
    | 'time'
    | 'date-time'
    | 'select'
    | 'radios'
    | 'checkboxes'
    | 'checkbox'
    | 'yes-no'
    | 'list'
    | 'group';
  /**
   * Height of a textarea in lines. Default 4.
   */
  rows?: number;
  /**
   * "half" puts two fields next to each other on a wide screen. Default "full".
   */
  width?: 'half' | 'full';
  /**
   * The HTML autocomplete token: which of the visitor's details the browser may offer.
   */
  autocomplete?:
    | 'name'
    | 'honorific-prefix'
    | 'given-name'
    | 'additional-name'
    | 'family-name'
    | 'honorific-suffix'
    | 'nickname'
    | 'email'
    | 'tel'
    | 'url'
    | 'organization'
    | 'organization-title'
    | 'street-address'
    | 'address-line1'
    | 'address-line2'
    | 'address-line3'
    | 'address-level1'
    | 'address-level2'
    | 'country'
    | 'country-name'
    | 'postal-code'
    | 'bday'
    | 'sex'
    | 'language'
    | 'username'
    | 'off';
  /**
   * Fills in the data schema's default.
   */
  prefill?: true;
  /**
   * Text before the field of a number, such as "£", which answers repeat.
   */
  unit?: string;
  /**
   * Sends the data schema's default without showing the field, for example the version of the schema.
   */
  hidden?: true;
  /**
   * Name of the parameter in the address of the page with which the field begins: "case" for /claim?case=A-17.
   */
  fromAddress?: string;
  /**
   * The options in the order in which they are shown. Default: the values and titles of the data schema.
   *
   * @minItems 1
   * @maxItems 40
   */
  options?: {
    /**
     * The value that is sent: one of the data schema's enum.
     */
    value: string | number | boolean;
    /**
     * Text of the option.
     */
    label: string;
    /**
     * Help below the label of a radio button or a tick box. Default: the description of the option in the data schema.
     */
    hint?: string;
  }[];
  /**
   * The fields of a group, or of one entry of a list.
   *
   * @minItems 1
   * @maxItems 100
   */
  fields?: FormField[];
  /**
   * Label of one entry of a list, for example "Visitor {number}".
   */
  itemLabel?: string;
  /**
   * Label of the button that adds an entry to a list.
   */
  add?: string;
  /**
   * Label of the button that removes an entry of a list, for example "Remove {item}".
   */
  remove?: string;
  /**
   * Error messages of this field, by the keyword of the data schema. Default: the messages of the form texts.
   */
  messages?: {
    /**
     * The field is empty.
     */
    required?: string;
    /**
     * The text is too short.
     */
    minLength?: string;
    /**
     * The text is too long.
     */
    maxLength?: string;
    /**
     * The text does not match the pattern.
     */
    pattern?: string;
    /**
     * The text does not have the format, for example an e-mail address.
     */
    format?: string;
    /**
     * The value is not one of the options.
     */
    enum?: string;
    /**
     * The text is not a number.
     */
    type?: string;
    /**
     * The number is too small.
     */
    minimum?: string;
    /**
     * The number is too large.
     */
    maximum?: string;
    /**
     * The number is not larger than the limit.
     */
    exclusiveMinimum?: string;
    /**
     * The number is not smaller than the limit.
     */
    exclusiveMaximum?: string;
    /**
     * The number is not a multiple of the limit.
     */
    multipleOf?: string;
    /**
     * There are too few entries or options.
     */
    minItems?: string;
    /**
     * There are too many entries or options.
     */
    maxItems?: string;
    /**
     * Two entries are equal.
     */
    uniqueItems?: string;
    /**
     * The date is not later than the other one.
     */
    after?: string;
  };
  /**
   * What the field holds.
   */
  kind: FieldKind;
  /**
   * The site's own widget that shows the field instead.
   */
  control?: string;
  /**
   * Options that clear all others.
   */
  exclusive?: (string | number | boolean)[];
  /**
   * The decimal places that answers show.
   */
  decimals?: number;
  /**
   * Label of the field that filters the options.
   */
  filter?: string;
  /**
   * The most words of the text.
   */
  words?: number;
  /**
   * The most characters that the pattern of the text allows.
   */
  length?: number;
  /**
   * The text has digits alone.
   */
  digits?: true;
  /**
   * The label of an entry inside a sentence: "visitor {number}".
   */
  itemInSentence?: string;
  /**
   * Needed only while other fields have no answer, so that nothing marks it.
   */
  oneOf?: true;
  /**
   * Says for which answers the field is, where no script hides it.
   */
  onlyIf?: string;
}
/**
 * A link back to another page, with the label that the other page sets for it.
 */
interface BackLinkBlock {
  /**
   * The block: "back-link".
   */
  type: 'back-link';
  /**
   * Route of the page that the link goes to, for example "/courses".
   */
  to: PageLink;
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "ink".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * A heading with one or more buttons for the visitor's next step.
 */
interface CallToActionBlock {
  /**
   * The block: "call-to-action".
   */
  type: 'call-to-action';
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Text of up to 1,200 characters. **bold**, _italics_ and [a link](/contact), also to a [file](/media/minutes.pdf),
   * work; HTML is shown as typed.
   */
  text?: Inline;
  /**
   * Buttons, the most important first.
   *
   * @minItems 1
   * @maxItems 3
   */
  actions: Action[];
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * A link that looks like a button.
 */
export interface Action {
  /**
   * Label of a link or button, 1 to 60 characters. Say what happens: "Book a place", not "Click here".
   */
  label: string;
  /**
   * Target: a page (/about), an anchor (/about#story or #story), a file (/media/minutes.pdf), https://…, mailto:… or
   * tel:…
   */
  href: string;
  /**
   * "primary" (default) for the main action, "secondary" for an alternative.
   */
  style?: 'primary' | 'secondary';
}
/**
 * A grid of cards: values, reasons, kinds of work.
 */
interface CardGridBlock {
  /**
   * The block: "card-grid".
   */
  type: 'card-grid';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * One or two sentences under the heading.
   */
  intro?: Inline;
  /**
   * The cards in order.
   *
   * @minItems 1
   * @maxItems 12
   */
  items: Card[];
  /**
   * Columns on a wide screen; a phone always shows one. Default: 3.
   */
  columns?: 2 | 3 | 4;
  link?: Link;
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * A title with one or two sentences and optionally an icon and a link.
 */
export interface Card {
  /**
   * Heading in plain words, 2 to 90 characters, without a full stop.
   */
  title: string;
  /**
   * Text of up to 1,200 characters. **bold**, _italics_ and [a link](/contact), also to a [file](/media/minutes.pdf),
   * work; HTML is shown as typed.
   */
  text: Inline;
  /**
   * Name of a Lucide icon, for example "landmark". Browse them at lucide.dev/icons.
   */
  icon?: Icon;
  link?: Link;
}
/**
 * Numbers as bars, dots or lines, with the table behind them. The heading says what the numbers show.
 */
interface ChartBlock {
  /**
   * The block: "chart".
   */
  type: 'chart';
  /**
   * The finding, as a sentence without a full stop: "Twice as many books are lent as in 2021".
   */
  heading: string;
  /**
   * One or two sentences that explain the finding.
   */
  intro?: Inline;
  /**
   * The numbers.
   */
  data: ChartFigure;
  /**
   * Where the numbers come from: "Source: our own count, April 2026".
   */
  source?: Inline;
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * Cards with the site's telephone number, e-mail address and each office.
 */
interface ContactCardsBlock {
  /**
   * The block: "contact-cards".
   */
  type: 'contact-cards';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * One or two sentences under the heading.
   */
  intro?: Inline;
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * Suggests a page for an unknown address: the most similar page that the header or the footer links to. Belongs on the
 * page /404. Takes no space when there is no similar page.
 */
interface DidYouMeanBlock {
  /**
   * The block: "did-you-mean".
   */
  type: 'did-you-mean';
  /**
   * The question, such as "Were you looking for {page}?" {page} is the link; without it, the link follows the text.
   */
  question: string;
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * A list of files to download, with the kind and the size of each.
 */
interface DownloadsBlock {
  /**
   * The block: "downloads".
   */
  type: 'downloads';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * One or two sentences below the heading.
   */
  intro?: Inline;
  /**
   * The files in order.
   *
   * @minItems 1
   * @maxItems 60
   */
  files: {
    /**
     * Name of the document for visitors.
     */
    title: string;
    /**
     * A document in the media folder.
     */
    file: Download;
    /**
     * A sentence about it.
     */
    text?: Inline;
  }[];
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * A map or a film of another server. Nothing is requested from there before the visitor presses the button.
 */
interface EmbedBlock {
  /**
   * The block: "embed".
   */
  type: 'embed';
  /**
   * Heading of the section, which also names the frame.
   */
  heading: string;
  /**
   * One or two sentences below the heading.
   */
  intro?: Inline;
  /**
   * Address that the server gives for embedding, https://… The site must list the server among those that pages may
   * embed.
   */
  address: string;
  /**
   * Button that loads it, for example "Show the map".
   */
  button: string;
  /**
   * Which server then learns the visitor's address, beside the button.
   */
  notice: Inline;
  link: Link;
  /**
   * A picture that is shown instead until then.
   */
  picture?: {
    /**
     * Name of a file in the media folder, for example "harbour.jpg".
     */
    src: Media;
    /**
     * What the picture shows, for people who cannot see it.
     */
    alt: string;
    focus?: Focus;
  };
  /**
   * On a wide screen, the frame is on this side of its heading and introduction. Default: below them.
   */
  side?: 'left' | 'right';
  /**
   * "wide" (default) is 16:9; "square" suits a map.
   */
  shape?: 'wide' | 'square';
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * The point that stays visible where the picture is cropped, in percent. Default: the middle.
 */
export interface Focus {
  /**
   * Distance from the left edge, in percent of the width.
   */
  x: number;
  /**
   * Distance from the upper edge, in percent of the height.
   */
  y: number;
}
/**
 * Questions and answers in an accordion. One answer is open at a time.
 */
interface FaqBlock {
  /**
   * The block: "faq".
   */
  type: 'faq';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * The questions in order.
   *
   * @minItems 1
   * @maxItems 40
   */
  items: {
    /**
     * The question as a visitor would ask it.
     */
    question: string;
    /**
     * The answer. One entry for each paragraph.
     *
     * @minItems 1
     * @maxItems 12
     */
    answer: Inline[];
    /**
     * Id of the answer for links, for example "price" for /faq#price, which opens it.
     */
    id?: string;
  }[];
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * A figure of two to five places or steps in order, with arrows that say what passes between them. On a phone they are
 * below each other.
 */
interface FlowBlock {
  /**
   * The block: "flow".
   */
  type: 'flow';
  /**
   * The finding, as a sentence without a full stop: "Every book comes back by the way it went".
   */
  heading: string;
  /**
   * One or two sentences that explain the finding.
   */
  intro?: Inline;
  /**
   * The places or steps in order.
   *
   * @minItems 2
   * @maxItems 5
   */
  items: Place[];
  /**
   * What the figure leaves out, where it comes from, or that it is an example.
   */
  note?: Inline;
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * A place or step.
 */
export interface Place {
  /**
   * One to four words: "County store".
   */
  name: string;
  /**
   * What is there or what is done there, in at most a dozen words.
   */
  description?: Inline;
  /**
   * What passes to the next place, in a few words. From the last place, it leaves the figure.
   */
  sends?: string;
  /**
   * What the next place sends back, in a few words: "Back: damaged books".
   */
  returns?: string;
}
/**
 * A form for visitors. What they send is stored in the table of the form.
 */
interface FormBlock {
  /**
   * The block: "form".
   */
  type: 'form';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * One or two sentences under the heading.
   */
  intro?: Inline;
  /**
   * A form, by the name of its file.
   */
  form: Form | null;
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * Photographs side by side. A visitor opens each in the whole window.
 */
interface GalleryBlock {
  /**
   * The block: "gallery".
   */
  type: 'gallery';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * One or two sentences under the heading.
   */
  intro?: Inline;
  /**
   * "grid" (default): all cropped to 3:2; "rows": of one height, each in its own shape; "strip": one row that scrolls.
   */
  look?: 'grid' | 'rows' | 'strip';
  /**
   * Pictures in order. A collection may have such a list too: a page shows it with "{record.photos?}".
   *
   * @minItems 1
   * @maxItems 60
   */
  pictures: {
    /**
     * Name of a file in the media folder, for example "harbour.jpg".
     */
    src: Media;
    /**
     * What the picture shows, for people who cannot see it.
     */
    alt: string;
    /**
     * A sentence below the picture: what it shows and why.
     */
    caption?: Inline;
    focus?: Focus;
  }[];
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * The opening of a page: main heading, one or two sentences, buttons, and up to four cards.
 */
interface HeroBlock {
  /**
   * The block: "hero".
   */
  type: 'hero';
  /**
   * A short text above the heading.
   */
  eyebrow?: string;
  /**
   * Main heading of the page.
   */
  heading: string;
  /**
   * Text of up to 1,200 characters. **bold**, _italics_ and [a link](/contact), also to a [file](/media/minutes.pdf),
   * work; HTML is shown as typed.
   */
  text: Inline;
  /**
   * Buttons, the most important first.
   *
   * @minItems 1
   * @maxItems 3
   */
  actions?: Action[];
  /**
   * A photograph, or a drawing of this page alone, instead of the theme's decoration.
   */
  photograph?: {
    /**
     * Name of a file in the media folder, for example "harbour.jpg".
     */
    src: Media;
    /**
     * What the picture shows, for people who cannot see it. Omit it if it only decorates.
     */
    alt?: string;
    focus?: Focus;
    /**
     * "cropped" (default): it fills its place; "whole" beside the text: as it is, for a drawing.
     */
    fit?: 'cropped' | 'whole';
    /**
     * "beside" the text (default); "behind" it, dark or light text with a veil by the measured contrast; "across" the
     * window, above the text.
     */
    place?: 'beside' | 'behind' | 'across';
  };
  /**
   * Cards below the text.
   *
   * @minItems 1
   * @maxItems 4
   */
  cards?: Card[];
  /**
   * Heading for the partner logos of the site. Without it, the block does not show the logos.
   */
  partnersHeading?: string;
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "ink".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * Opening hours of each day of the week, and exceptions such as holidays.
 */
interface HoursBlock {
  /**
   * The block: "hours".
   */
  type: 'hours';
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * One or two sentences below the heading.
   */
  intro?: Inline;
  /**
   * The opening hours, in the time zone of the site.
   */
  hours: OpeningHours;
  /**
   * A sentence below the hours.
   */
  note?: Inline;
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * A legal document: numbered sections with a table of contents.
 */
interface LegalSectionsBlock {
  /**
   * The block: "legal-sections".
   */
  type: 'legal-sections';
  /**
   * Heading of the table of contents. Without it there is no table of contents.
   */
  contentsHeading?: string;
  /**
   * The sections in order.
   *
   * @minItems 1
   * @maxItems 40
   */
  sections: {
    /**
     * Id of the section for links, for example "payment" for #payment.
     */
    id: string;
    /**
     * Heading without its number. Sections are numbered in order.
     */
    heading: string;
    /**
     * Paragraphs and lists of the section.
     *
     * @minItems 1
     * @maxItems 20
     */
    content: {
      /**
       * Shows the paragraph only when the site uses analytics, or only when it does not.
       */
      when?: string;
      /**
       * Text of up to 1,200 characters. **bold**, _italics_ and [a link](/contact), also to a
       * [file](/media/minutes.pdf), work; HTML is shown as typed.
       */
      text?: Inline;
      /**
       * A bulleted list.
       *
       * @minItems 1
       * @maxItems 20
       */
      points?: Inline[];
    }[];
  }[];
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * A grid of logos: clients, members, funders.
 */
interface LogoGridBlock {
  /**
   * The block: "logo-grid".
   */
  type: 'logo-grid';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * One or two sentences under the heading.
   */
  intro?: Inline;
  /**
   * The logos in order.
   *
   * @minItems 1
   * @maxItems 24
   */
  items: {
    /**
     * Name of the organisation, used as the text alternative and as the name of the link.
     */
    name: string;
    /**
     * Name of a file in the media folder, for example "harbour.jpg".
     */
    image: Media;
    /**
     * Target: a page (/about), an anchor (/about#story or #story), a file (/media/minutes.pdf), https://…, mailto:… or
     * tel:…
     */
    href?: string;
  }[];
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * A picture beside text. On a phone, the picture is above the text.
 */
interface MediaAndTextBlock {
  /**
   * The block: "media-and-text".
   */
  type: 'media-and-text';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * Paragraphs, one in each field.
   *
   * @minItems 1
   * @maxItems 12
   */
  paragraphs: Inline[];
  /**
   * Buttons, the most important first.
   *
   * @minItems 1
   * @maxItems 3
   */
  actions?: Action[];
  /**
   * A picture in the media folder. A photograph is cropped to 3:2.
   */
  src: Media;
  /**
   * What the picture shows, for people who cannot see it.
   */
  alt: string;
  focus?: Focus;
  /**
   * "cropped" (default): a photograph fills 3:2; "whole": as it is, for logos and drawings.
   */
  fit?: 'cropped' | 'whole';
  /**
   * The side of the picture on a wide screen. Default: "left".
   */
  side?: 'left' | 'right';
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * A strip with a short text, for example how to get help.
 */
interface NoticeBlock {
  /**
   * The block: "notice".
   */
  type: 'notice';
  /**
   * Text of up to 1,200 characters. **bold**, _italics_ and [a link](/contact), also to a [file](/media/minutes.pdf),
   * work; HTML is shown as typed.
   */
  text: Inline;
  /**
   * Name of a Lucide icon, for example "landmark". Browse them at lucide.dev/icons.
   */
  icon?: Icon;
  link?: Link;
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * Cards that link to the pages of a section. New pages of the section are added automatically.
 */
interface PageCardsBlock {
  /**
   * The block: "page-cards".
   */
  type: 'page-cards';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * One or two sentences under the heading.
   */
  intro?: Inline;
  /**
   * The section, for example "/industries/*": every page directly under /industries, sorted by order.
   */
  pages: PageLink[];
  /**
   * Label of the link on each card.
   */
  linkLabel: string;
  link?: Link;
  /**
   * Level of the cards' headings: 3 (default) under a section heading, 2 where the section has none.
   */
  headingLevel?: 2 | 3;
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * The main heading and introduction of a page other than the home page.
 */
interface PageHeaderBlock {
  /**
   * The block: "page-header".
   */
  type: 'page-header';
  /**
   * Main heading. Default: the page's title.
   */
  heading?: string;
  /**
   * Introduction. One entry for each paragraph.
   *
   * @minItems 1
   * @maxItems 4
   */
  intro?: Inline[];
  /**
   * Decorative illustration beside the heading. Default: "none".
   */
  art?:
    | 'none'
    | 'folds'
    | 'isolines'
    | 'grid'
    | 'strata'
    | 'waves'
    | 'rings'
    | 'bars'
    | 'weave'
    | 'flight'
    | 'gather'
    | 'gap';
  /**
   * A photograph, or a drawing of this page alone, instead of a decorative pattern.
   */
  photograph?: {
    /**
     * Name of a file in the media folder, for example "harbour.jpg".
     */
    src: Media;
    /**
     * What the picture shows, for people who cannot see it. Omit it if it only decorates.
     */
    alt?: string;
    focus?: Focus;
    /**
     * "cropped" (default): it fills its place; "whole" beside the text: as it is, for a drawing.
     */
    fit?: 'cropped' | 'whole';
    /**
     * "beside" the text (default); "behind" it, dark or light text with a veil by the measured contrast; "across" the
     * window, above the text.
     */
    place?: 'beside' | 'behind' | 'across';
  };
  /**
   * Shows "last updated" with the current date.
   */
  updated?: boolean;
  /**
   * Shows the dates of the page below the heading: "all" for date and last update, "published" for the date only.
   */
  dates?: DateLine;
  /**
   * Version of a legal document, in a line below the heading: "Version 3, in force from 1 November 2026".
   */
  version?: Inline;
  /**
   * Buttons, the most important first.
   *
   * @minItems 1
   * @maxItems 3
   */
  actions?: Action[];
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "ink".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * One picture, as wide as the content, with its caption.
 */
interface PictureBlock {
  /**
   * The block: "picture".
   */
  type: 'picture';
  /**
   * Name of a file in the media folder, for example "harbour.jpg".
   */
  src: Media;
  /**
   * What the picture shows, for people who cannot see it.
   */
  alt: string;
  /**
   * A sentence below the picture: what it shows and why.
   */
  caption?: Inline;
  /**
   * Who made the picture, after the caption.
   */
  credit?: Inline;
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * Pages of a section in the order of their dates, such as news: date, title and summary of each. New pages are added
 * automatically.
 */
interface PostListBlock {
  /**
   * The block: "post-list".
   */
  type: 'post-list';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * One or two sentences under the heading.
   */
  intro?: Inline;
  /**
   * Which pages to list. A page without a "date" is left out.
   */
  posts: DatedPage[];
  /**
   * Divides a long list: the page shows this many, and links to further pages such as /news/2 with the others. One list
   * of a page can be divided.
   */
  perPage?: PageNumbers;
  /**
   * Sentence shown while the section has no pages.
   */
  empty?: Inline;
  link?: Link;
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * Running text: paragraphs, lists, headings, quotations, pictures, tables, call-outs and code, in one column.
 */
interface ProseBlock {
  /**
   * The block: "prose".
   */
  type: 'prose';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * Paragraphs, lists, headings, pictures and other parts, from top to bottom.
   *
   * @minItems 1
   * @maxItems 200
   */
  content: Parts[keyof Parts][];
  /**
   * Buttons, the most important first.
   *
   * @minItems 1
   * @maxItems 3
   */
  actions?: Action[];
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * What somebody has said, with their name and optionally a portrait.
 */
interface QuoteBlock {
  /**
   * The block: "quote".
   */
  type: 'quote';
  /**
   * The words, without quotation marks.
   */
  text: Inline;
  /**
   * Language of the words, if it is not that of the page: screen readers pronounce them.
   */
  language?: string;
  /**
   * Who said it.
   */
  name: string;
  /**
   * What this person does, and where.
   */
  role?: string;
  /**
   * Portrait: a picture in the media folder. It is cropped to a square.
   */
  portrait?: Media;
  focus?: Focus;
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * Records of a collection, such as the next concerts: as cards, a list, a table, or one record with all its details.
 * Each links to its page if a template makes one. A record without the picture that others have gets letters in its
 * place.
 */
interface RecordsBlock {
  /**
   * The block: "records".
   */
  type: 'records';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * One or two sentences under the heading.
   */
  intro?: Inline;
  /**
   * "cards" (default); "list": below each other, with dates at the side; "table": title, date and figures; "timetable":
   * a table for each day, with a row for each time and a column for each value of "column", which is a list on a phone;
   * "details": everything, for the page of one record.
   */
  look?: 'cards' | 'list' | 'table' | 'timetable' | 'details';
  /**
   * Of cards and lists: "wide" (default of cards); "square", "portrait" and "round" are for faces, with more cards in a
   * row.
   */
  shape?: 'wide' | 'square' | 'portrait' | 'round';
  /**
   * "whole" shows pictures whole on a plate, for logos and drawings. Without it, cards crop them to their shape.
   */
  fit?: 'whole';
  /**
   * The name of one collection, which of its records to show, and which of their properties.
   */
  records: RecordList;
  /**
   * Divides a long list: the page shows this many, and links to further pages such as /news/2 with the others. One list
   * of a page can be divided.
   */
  perPage?: PageNumbers;
  /**
   * Sentence shown while no record is to be shown, for example when every date is past.
   */
  empty?: Inline;
  link?: Link;
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * A field that looks for pages. It leads to the page of the search in the header, which lists all others; on that page,
 * results are shown as the visitor types. Only for a site with a search in its header.
 */
interface SearchBlock {
  /**
   * The block: "search".
   */
  type: 'search';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * One or two sentences under the heading.
   */
  intro?: Inline;
  /**
   * Label of the field, for example "Search this site". The button has the label of the search in the header.
   */
  label: string;
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * Figures, three in a row on a wide screen.
 */
interface StatsBlock {
  /**
   * The block: "stats".
   */
  type: 'stats';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * One or two sentences under the heading.
   */
  intro?: Inline;
  /**
   * The figures.
   *
   * @minItems 1
   * @maxItems 6
   */
  items: Stat[];
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * A number and what it counts.
 */
export interface Stat {
  /**
   * The number as shown, for example "98%" or "15+".
   */
  value: string;
  /**
   * Label of a link or button, 1 to 60 characters. Say what happens: "Book a place", not "Click here".
   */
  label: string;
}
/**
 * Numbered steps.
 */
interface StepsBlock {
  /**
   * The block: "steps".
   */
  type: 'steps';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * One or two sentences under the heading.
   */
  intro?: Inline;
  /**
   * The steps in order.
   *
   * @minItems 2
   * @maxItems 12
   */
  items: NamedItem[];
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * A name with one or two sentences, for example a step of a process or a solution.
 */
export interface NamedItem {
  /**
   * Heading in plain words, 2 to 90 characters, without a full stop.
   */
  name: string;
  /**
   * Text of up to 1,200 characters. **bold**, _italics_ and [a link](/contact), also to a [file](/media/minutes.pdf),
   * work; HTML is shown as typed.
   */
  description: Inline;
}
/**
 * Everything that the site may store in the visitor's browser, or what it stores about a submission, with purpose and
 * duration. The texts are in the storage register.
 */
interface StoredDataBlock {
  /**
   * The block: "stored-data".
   */
  type: 'stored-data';
  /**
   * Heading in plain words, 2 to 90 characters, without a full stop.
   */
  heading: string;
  /**
   * A sentence below the heading.
   */
  intro?: Inline;
  /**
   * "all" lists the browser's storage, "submissions" what is stored when a form is sent. Both lists are always
   * complete.
   */
  items: StorageList;
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * Rows and columns, for example prices. A column of numbers is aligned at its end; a wide table scrolls inside itself.
 */
interface TableBlock {
  /**
   * The block: "table".
   */
  type: 'table';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * One or two sentences below the heading.
   */
  intro?: Inline;
  /**
   * The table.
   */
  table: TableFigure;
  /**
   * A sentence below the table.
   */
  note?: Inline;
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * Named groups of short tags, for example technologies.
 */
interface TagGroupsBlock {
  /**
   * The block: "tag-groups".
   */
  type: 'tag-groups';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * One or two sentences under the heading.
   */
  intro?: Inline;
  /**
   * The groups in order.
   *
   * @minItems 1
   * @maxItems 12
   */
  groups: {
    /**
     * Heading in plain words, 2 to 90 characters, without a full stop.
     */
    title: string;
    /**
     * The tags.
     *
     * @minItems 1
     * @maxItems 30
     */
    items: string[];
  }[];
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * Two or three columns, each with a heading and points.
 */
interface ThreeColumnsBlock {
  /**
   * The block: "three-columns".
   */
  type: 'three-columns';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * The first points of all columns belong together, and so on: they begin at one height, and have numbers on a phone.
   * Default false.
   */
  matched?: boolean;
  /**
   * The columns from left to right.
   *
   * @minItems 2
   * @maxItems 3
   */
  columns: {
    /**
     * Heading in plain words, 2 to 90 characters, without a full stop.
     */
    heading: string;
    /**
     * Name of a Lucide icon, for example "landmark". Browse them at lucide.dev/icons.
     */
    icon?: Icon;
    /**
     * The points, one or two sentences each.
     *
     * @minItems 1
     * @maxItems 12
     */
    points: Inline[];
  }[];
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * A film of this site with captions. It loads when a visitor plays it.
 */
interface VideoBlock {
  /**
   * The block: "video".
   */
  type: 'video';
  /**
   * Heading of the section, which also names the film.
   */
  heading: string;
  /**
   * One or two sentences below the heading.
   */
  intro?: Inline;
  /**
   * A film in the media folder, MP4 or WebM.
   */
  film: Media;
  /**
   * A picture in the media folder that is shown before the film plays. Its shape is that of the film.
   */
  poster: Media;
  /**
   * Captions of everything that is said and heard: a WebVTT file in the media folder.
   */
  captions: Media;
  /**
   * On a wide screen, the film is on this side of its heading and introduction. Default: below them.
   */
  side?: 'left' | 'right';
  /**
   * A sentence below the film, for example a link to a transcript.
   */
  note?: Inline;
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}
/**
 * A part of a running text. A text is a paragraph; the name of a property says what another part is.
 */
export interface Parts {
  /**
   * A paragraph: a text without braces.
   */
  text: Inline;
  /**
   * A list with bullets.
   */
  list: {
    /**
     * The items in order.
     *
     * @minItems 1
     * @maxItems 60
     */
    list: (
      | Inline
      | {
          /**
           * Text of up to 1,200 characters. **bold**, _italics_ and [a link](/contact), also to a
           * [file](/media/minutes.pdf), work; HTML is shown as typed.
           */
          text: Inline;
          /**
           * The list below it.
           *
           * @minItems 1
           * @maxItems 30
           */
          list: Inline[];
        }
    )[];
  };
  /**
   * A list whose order matters.
   */
  numbered: {
    /**
     * The items in order.
     *
     * @minItems 1
     * @maxItems 60
     */
    numbered: (
      | Inline
      | {
          /**
           * Text of up to 1,200 characters. **bold**, _italics_ and [a link](/contact), also to a
           * [file](/media/minutes.pdf), work; HTML is shown as typed.
           */
          text: Inline;
          /**
           * The list below it.
           *
           * @minItems 1
           * @maxItems 30
           */
          list: Inline[];
        }
    )[];
    /**
     * Number of the first item, if the list continues another one. Default 1.
     */
    start?: number;
  };
  /**
   * A heading below that of the block.
   */
  heading: {
    /**
     * Heading in plain words, 2 to 90 characters, without a full stop.
     */
    heading: string;
    /**
     * Id of the heading, for links such as #prices. Unique on the page.
     */
    id?: string;
  };
  /**
   * A heading below a heading of the text.
   */
  subheading: {
    /**
     * Heading in plain words, 2 to 90 characters, without a full stop.
     */
    subheading: string;
    /**
     * Id of the heading, for links such as #prices. Unique on the page.
     */
    id?: string;
  };
  /**
   * Words of somebody else.
   */
  quote: {
    /**
     * The words, without quotation marks.
     */
    quote: Inline;
    /**
     * Who said or wrote it, and where.
     */
    source?: Inline;
    /**
     * Language of the words, if it is not that of the page.
     */
    language?: string;
  };
  /**
   * A picture in the width of the text.
   */
  picture: {
    /**
     * Name of a file in the media folder, for example "harbour.jpg".
     */
    picture: Media;
    /**
     * What the picture shows, for people who cannot see it.
     */
    alt: string;
    /**
     * A sentence below the picture: what it shows and why.
     */
    caption?: Inline;
    /**
     * Who made the picture, after the caption.
     */
    credit?: Inline;
  };
  /**
   * A table in the text.
   */
  table: {
    /**
     * The table.
     */
    table: TableFigure;
    /**
     * A sentence below the table.
     */
    note?: Inline;
  };
  /**
   * An emphasised text, such as a deadline.
   */
  callout: {
    /**
     * Text of up to 1,200 characters. **bold**, _italics_ and [a link](/contact), also to a [file](/media/minutes.pdf),
     * work; HTML is shown as typed.
     */
    callout: Inline;
    /**
     * A few words above the text, for example "Before you come".
     */
    title?: string;
  };
  /**
   * Lines as a computer reads or prints them.
   */
  code: {
    /**
     * The lines, with \n between them. Nothing in them is markup.
     */
    code: string;
  };
}

/** Every block by its type. A site adds its own. */
export interface BlockMap {
  'back-link': BackLinkBlock;
  'call-to-action': CallToActionBlock;
  'card-grid': CardGridBlock;
  'chart': ChartBlock;
  'contact-cards': ContactCardsBlock;
  'did-you-mean': DidYouMeanBlock;
  'downloads': DownloadsBlock;
  'embed': EmbedBlock;
  'faq': FaqBlock;
  'flow': FlowBlock;
  'form': FormBlock;
  'gallery': GalleryBlock;
  'hero': HeroBlock;
  'hours': HoursBlock;
  'legal-sections': LegalSectionsBlock;
  'logo-grid': LogoGridBlock;
  'media-and-text': MediaAndTextBlock;
  'notice': NoticeBlock;
  'page-cards': PageCardsBlock;
  'page-header': PageHeaderBlock;
  'picture': PictureBlock;
  'post-list': PostListBlock;
  'prose': ProseBlock;
  'quote': QuoteBlock;
  'records': RecordsBlock;
  'search': SearchBlock;
  'stats': StatsBlock;
  'steps': StepsBlock;
  'stored-data': StoredDataBlock;
  'table': TableBlock;
  'tag-groups': TagGroupsBlock;
  'three-columns': ThreeColumnsBlock;
  'video': VideoBlock;
}
export type BlockType = keyof BlockMap;
export type Block<Type extends BlockType = BlockType> = BlockMap[Type];
