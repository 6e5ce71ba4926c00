import type { ValueFormat } from './text.ts';

/** How a form presents a field, so that its answer can be shown in the same words. */
export interface FieldLayout {
  /**
   * The column of the table; inside an entry of a list or a group of it, the property. A group whose fields have
   * columns of their own has no name.
   */
  name?: string;
  label: string;
  /** Texts of the options, by value. */
  options?: Record<string, string>;
  /** How its value is shown. Without it, as it is stored. */
  format?: ValueFormat;
  /** Text before a number, and its decimal places. */
  unit?: string;
  decimals?: number;
  /** The fields of a group, or of one entry of a list. */
  fields?: FieldLayout[];
  /** Label of one entry of a list, with {number}. */
  itemLabel?: string;
}

export interface SectionLayout {
  heading?: string;
  fields: FieldLayout[];
  /** Present if visitors have not seen the fields. */
  hidden?: true;
}

/** A desk that receives submissions: all of them, or those with one of these answers in each of these columns. */
export interface Recipient {
  desk: string;
  where?: { column: string; answers: unknown[] }[];
}

/** The mail that a visitor receives. */
export interface ReceiptLayout {
  /** The column of the address. */
  column: string;
  subject: string;
  text: string[];
  /** Label of the reference. */
  reference: string;
  /** Heading of the answers, if they are in the mail. */
  answers?: string;
  /** Language of its words. */
  language?: string;
}

/** The sections of a form, in its order. */
export interface FormLayout {
  /** Id of the form. */
  form: string;
  /** The form's own word for what visitors send with it. */
  submission?: string;
  sections: SectionLayout[];
  /** Columns that only repeat the values of fields. */
  combined?: string[];
  /** Without one, submissions go to the address of the site. */
  recipients?: Recipient[];
  /** Without it, visitors receive no mail. */
  receipt?: ReceiptLayout;
  /** The columns whose field has another name, with its path: `home_street`, `home.street`. */
  fields?: Record<string, string>;
  /** The form in the other languages in which it has a receipt, by language tag. */
  languages?: Record<string, FormLayout>;
}

/** The layouts of the site's forms, by table. */
export type FormLayouts = Record<string, FormLayout>;
