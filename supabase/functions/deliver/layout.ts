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
}

/** The layouts of the site's forms, by table. */
export type FormLayouts = Record<string, FormLayout>;
