/** What the engine knows about a widget. Its control is in src/forms/controls.ts. */
interface Widget {
  /** The part of content/form-texts.json that its fields need. */
  text: 'calendar' | 'select' | 'yesNo' | null;
  /** The message of a field without a value. */
  missing: 'required' | 'required-choice' | 'required-tick' | 'required-list';
  /** How the summary shows a value, in src/forms/submit/format-values.ts. */
  summary: 'stored' | 'date';
  /** How a mail shows a value, in supabase/functions/deliver/text.ts. */
  mail: 'stored' | 'date' | 'date-time';
}

/** Every widget: those that schemas/defs.schema.json offers, and the frames of lists and groups. */
export const WIDGETS = {
  text: { text: null, missing: 'required', summary: 'stored', mail: 'stored' },
  textarea: { text: null, missing: 'required', summary: 'stored', mail: 'stored' },
  email: { text: null, missing: 'required', summary: 'stored', mail: 'stored' },
  tel: { text: null, missing: 'required', summary: 'stored', mail: 'stored' },
  url: { text: null, missing: 'required', summary: 'stored', mail: 'stored' },
  number: { text: null, missing: 'required', summary: 'stored', mail: 'stored' },
  date: { text: 'calendar', missing: 'required', summary: 'date', mail: 'date' },
  time: { text: null, missing: 'required', summary: 'stored', mail: 'stored' },
  'date-time': { text: null, missing: 'required', summary: 'stored', mail: 'date-time' },
  select: { text: 'select', missing: 'required-choice', summary: 'stored', mail: 'stored' },
  radios: { text: null, missing: 'required-choice', summary: 'stored', mail: 'stored' },
  checkboxes: { text: null, missing: 'required-choice', summary: 'stored', mail: 'stored' },
  checkbox: { text: null, missing: 'required-tick', summary: 'stored', mail: 'stored' },
  'yes-no': { text: 'yesNo', missing: 'required-choice', summary: 'stored', mail: 'stored' },
  list: { text: null, missing: 'required-list', summary: 'stored', mail: 'stored' },
  group: { text: null, missing: 'required', summary: 'stored', mail: 'stored' },
} as const satisfies Record<string, Widget>;

export type WidgetName = keyof typeof WIDGETS;
