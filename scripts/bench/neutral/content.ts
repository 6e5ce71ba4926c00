/** The types of the neutral content from which both renderers build a site. */

export interface NeutralLink {
  label: string;
  href: string;
}

export interface NeutralItem {
  title: string;
  text: string;
  href?: string;
}

export interface NeutralField {
  name: string;
  label: string;
  /** Of a control in HTML, such as `email` or `select`. */
  kind: string;
  required?: boolean;
  options?: string[];
}

export type NeutralBlock =
  | { type: 'hero'; title: string; text: string; actions: NeutralLink[]; cards: NeutralItem[] }
  | { type: 'cards'; title: string; text: string; items: NeutralItem[] }
  | { type: 'accordion' | 'faq'; title: string; items: NeutralItem[] }
  | { type: 'columns'; title: string; columns: { title: string; items: string[] }[] }
  | {
      type: 'prose';
      title: string;
      text: string;
      sections: { id: string; title: string; paragraphs: string[] }[];
    }
  | { type: 'cta'; title: string; text: string; action: NeutralLink }
  | { type: 'form'; name: string; title: string; submit: string; fields: NeutralField[] };

export interface NeutralPage {
  path: string;
  title: string;
  description: string;
  blocks: NeutralBlock[];
}

export interface NeutralSite {
  brand: string;
  nav: (NeutralLink & { items?: NeutralLink[] })[];
  footer: NeutralLink[];
  legal: string;
}
