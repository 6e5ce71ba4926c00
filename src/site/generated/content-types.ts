/* Written by "npm run generate" from schemas/ and the folders of the blocks. Do not edit. */
import type { Icon, Inline } from '@json-site/engine/src/model/model.ts';
import type { Action, Link, NamedItem, Stat } from '@json-site/engine/src/model/content-types.ts';
export type * from '@json-site/engine/src/model/content-types.ts';

/**
 * Interface labels that are not part of one page.
 */
export interface SiteLabels {
  /**
   * Heading above a service's details.
   */
  overview: string;
  /**
   * Heading above a service's benefits.
   */
  keyBenefits: string;
  /**
   * Label on a card that opens a dialog.
   */
  readMore: string;
  /**
   * Shown when a page names a service that does not exist.
   */
  serviceNotFound: string;
}
/**
 * Work for one client. Its page is /case-studies/ and the name of the file.
 */
export interface CaseStudy {
  /**
   * The record's file name without .json.
   */
  id: string;
  /**
   * The page is shown in development and left out of every build, for example until the client has agreed to each word.
   * Default false.
   */
  draft?: boolean;
  /**
   * What changed for the client, without a figure.
   */
  title: string;
  /**
   * What the page tells, shown in search results and on the card that links to it: 50 to 170 characters.
   */
  description: string;
  /**
   * Who the client is, and how large, in one sentence. A client that wants no name: its kind and region.
   */
  client: Inline;
  /**
   * How the work was done, with the figures that were measured before the project.
   *
   * @minItems 1
   * @maxItems 12
   */
  before: Inline[];
  /**
   * What the figure of the new way shows, as a sentence without a full stop.
   */
  finding: string;
  /**
   * How the work is done now, in two to five places: the figure of the case.
   *
   * @minItems 2
   * @maxItems 5
   */
  way: {
    /**
     * One to four words.
     */
    name: string;
    /**
     * What is there or what is done there, in at most a dozen words.
     */
    description?: Inline;
    /**
     * What passes to the next place.
     */
    sends?: string;
    /**
     * What the next place sends back.
     */
    returns?: string;
  }[];
  /**
   * What was done, in order.
   *
   * @minItems 2
   * @maxItems 12
   */
  steps: NamedItem[];
  /**
   * The result. Each figure was counted by the method below.
   *
   * @minItems 1
   * @maxItems 6
   */
  figures: Stat[];
  /**
   * Who counted, what, and in which months.
   */
  method: Inline;
  /**
   * Who worked on it, on both sides.
   */
  team: Inline;
  /**
   * From the first day to acceptance.
   */
  duration: Inline;
  /**
   * The price or a range, and whether VAT is included.
   */
  price: Inline;
  /**
   * What went wrong, and what was done about it.
   *
   * @minItems 1
   * @maxItems 12
   */
  lessons: Inline[];
}
/**
 * One service. Pages refer to it by the name of its file, and the detail dialog shows it.
 */
export interface Service {
  /**
   * The record's file name without .json.
   */
  id: string;
  /**
   * Name of a Lucide icon, for example "landmark". Browse them at lucide.dev/icons.
   */
  icon: Icon;
  /**
   * Heading in plain words, 2 to 90 characters, without a full stop.
   */
  title: string;
  /**
   * One or two sentences for the card, up to 1,200 characters.
   */
  description: Inline;
  /**
   * Paragraphs of the overview.
   *
   * @minItems 1
   * @maxItems 12
   */
  details: Inline[];
  /**
   * Key benefits, one sentence each.
   *
   * @minItems 1
   * @maxItems 12
   */
  benefits: Inline[];
  /**
   * Tools and technologies, shown as tags.
   */
  tools?: {
    /**
     * Heading in plain words, 2 to 90 characters, without a full stop.
     */
    title: string;
    /**
     * Names of the tools.
     *
     * @minItems 1
     * @maxItems 30
     */
    items: string[];
  };
  /**
   * How the work is done, step by step.
   */
  implementationProcess?: {
    /**
     * Heading in plain words, 2 to 90 characters, without a full stop.
     */
    title: string;
    /**
     * The steps in order.
     *
     * @minItems 1
     * @maxItems 12
     */
    steps: NamedItem[];
  };
  /**
   * Parts of the service. A page can show each item as a card with a dialog, which shows what the item has.
   */
  solutions?: {
    /**
     * Heading in plain words, 2 to 90 characters, without a full stop.
     */
    title: string;
    /**
     * Prefix of each card's id, before the item's name, for example "data-". Default: the service's id and a hyphen.
     */
    idPrefix?: string;
    /**
     * The solutions in the order in which they are shown.
     *
     * @minItems 1
     * @maxItems 24
     */
    items: Solution[];
  };
  /**
   * Statistics, three in a row.
   */
  stats?: {
    /**
     * Heading in plain words, 2 to 90 characters, without a full stop.
     */
    title: string;
    /**
     * The statistics.
     *
     * @minItems 1
     * @maxItems 6
     */
    items: Stat[];
  };
}
/**
 * A part of an offer: its card, and in the card's dialog whatever else it has.
 */
export interface Solution {
  /**
   * Heading in plain words, 2 to 90 characters, without a full stop.
   */
  name: string;
  /**
   * Text of up to 1,200 characters. **bold**, _italics_ and [a link](/contact), also to a [file](/media/minutes.pdf),
   * work; HTML is shown as typed.
   */
  description: Inline;
  /**
   * Paragraphs of the overview.
   *
   * @minItems 1
   * @maxItems 12
   */
  details?: Inline[];
  /**
   * Key benefits, one sentence each.
   *
   * @minItems 1
   * @maxItems 12
   */
  benefits?: Inline[];
  /**
   * Tools and technologies, shown as tags.
   */
  tools?: {
    /**
     * Heading in plain words, 2 to 90 characters, without a full stop.
     */
    title: string;
    /**
     * Names of the tools.
     *
     * @minItems 1
     * @maxItems 30
     */
    items: string[];
  };
  /**
   * How the work is done, step by step.
   */
  implementationProcess?: {
    /**
     * Heading in plain words, 2 to 90 characters, without a full stop.
     */
    title: string;
    /**
     * The steps in order.
     *
     * @minItems 1
     * @maxItems 12
     */
    steps: NamedItem[];
  };
  /**
   * Statistics, three in a row.
   */
  stats?: {
    /**
     * Heading in plain words, 2 to 90 characters, without a full stop.
     */
    title: string;
    /**
     * The statistics.
     *
     * @minItems 1
     * @maxItems 6
     */
    items: Stat[];
  };
}
/**
 * A grid of cards for services or their solutions. A card opens a dialog with the details.
 */
export interface ServiceCardsBlock {
  /**
   * The block: "service-cards".
   */
  type: 'service-cards';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * One or two sentences under the heading.
   */
  intro?: Inline;
  /**
   * The services.
   *
   * @minItems 1
   * @maxItems 12
   */
  services: (Service | null)[];
  /**
   * "services" (default): a card for each service. "solutions": a card for each solution of each service.
   */
  show?: 'services' | 'solutions';
  /**
   * Cards that links such as /services/data#data-data-migration open.
   *
   * @minItems 1
   * @maxItems 24
   */
  linked?: string[];
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
 * A service with its title, icon, description and all parts of its record. Shows the site's label for that case when
 * the service does not exist.
 */
export interface ServiceDetailBlock {
  /**
   * The block: "service-detail".
   */
  type: 'service-detail';
  /**
   * A service, by the name of its file.
   */
  service: Service | null;
  /**
   * Decorative illustration beside the title. Default: "none".
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
 * Groups of service cards in an accordion. One group is open at a time. A card opens a dialog with the details of the
 * service.
 */
export interface ServiceGroupsBlock {
  /**
   * The block: "service-groups".
   */
  type: 'service-groups';
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * One or two sentences under the heading.
   */
  intro?: Inline;
  /**
   * The groups in order.
   *
   * @minItems 1
   * @maxItems 8
   */
  groups: {
    /**
     * Heading in plain words, 2 to 90 characters, without a full stop.
     */
    title: string;
    /**
     * One sentence about the group.
     */
    text?: Inline;
    /**
     * Name of a Lucide icon, for example "landmark". Browse them at lucide.dev/icons.
     */
    icon?: Icon;
    /**
     * The services of the group.
     *
     * @minItems 1
     * @maxItems 12
     */
    services: (Service | null)[];
    /**
     * "services" (default): a card for each service. "solutions": a card for each solution of each service.
     */
    show?: 'services' | 'solutions';
    link: Link;
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
 * A list of services, each with its title, description and some of its parts.
 */
export interface ServiceListBlock {
  /**
   * The block: "service-list".
   */
  type: 'service-list';
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * The services in order.
   *
   * @minItems 1
   * @maxItems 12
   */
  services: (Service | null)[];
  /**
   * Services to which links such as #service-devops lead.
   *
   * @minItems 1
   * @maxItems 12
   */
  linked?: string[];
  /**
   * Parts to show, in this order. Default: details, process, benefits.
   *
   * @minItems 1
   * @maxItems 6
   */
  parts?: ('details' | 'stats' | 'tools' | 'solutions' | 'benefits' | 'process')[];
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
 * A section that shows parts of a service record under one heading.
 */
export interface ServiceSectionBlock {
  /**
   * The block: "service-section".
   */
  type: 'service-section';
  /**
   * A service, by the name of its file.
   */
  service: Service | null;
  /**
   * Heading of the section. Default: the title of the first part.
   */
  heading?: string;
  /**
   * One or two sentences under the heading.
   */
  intro?: Inline;
  /**
   * Parts to show, in this order.
   *
   * @minItems 1
   * @maxItems 6
   */
  parts: ('details' | 'stats' | 'tools' | 'solutions' | 'benefits' | 'process')[];
  /**
   * Layout of steps, solutions and benefits: "grid" (default) or "list" (benefits become a checklist).
   */
  layout?: 'list' | 'grid';
  /**
   * Id of this block, for links such as #contact. Unique on the page.
   */
  id?: string;
  /**
   * Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain".
   */
  tone?: 'plain' | 'tinted' | 'ink';
}

/** The blocks that only this site has, by their types. */
export interface SiteBlocks {
  'service-cards': ServiceCardsBlock;
  'service-detail': ServiceDetailBlock;
  'service-groups': ServiceGroupsBlock;
  'service-list': ServiceListBlock;
  'service-section': ServiceSectionBlock;
}

declare module '@json-site/engine/src/model/content-types.ts' {
  interface BlockMap extends SiteBlocks {}
  interface Labels extends SiteLabels {}
}
