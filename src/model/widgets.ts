/** The engine's facts about a widget. Its control is in src/forms/controls.ts. */
interface Widget {
  /** The part of content/form-texts.json that its fields need. */
  text: 'calendar' | 'select' | 'yesNo' | null;
  /** The message of a field without a value. */
  missing: 'required' | 'required-choice' | 'required-tick' | 'required-list';
  /** Writes a limit of its values in a message. */
  limit: (limit: number, language: string) => string;
  /** How the summary shows a value, in src/forms/submit/format-values.ts. */
  summary: 'stored' | 'date' | 'date-time';
  /** How a mail shows a value, in supabase/functions/deliver/text.ts. */
  mail: 'stored' | 'date' | 'date-time';
}

export const inDigits: Widget['limit'] = (limit, language) => limit.toLocaleString(language);

/** Every widget: those that schemas/defs.schema.json offers, and the frames of lists and groups. */
export const WIDGETS = {
  text: { text: null, missing: 'required', limit: inDigits, summary: 'stored', mail: 'stored' },
  textarea: { text: null, missing: 'required', limit: inDigits, summary: 'stored', mail: 'stored' },
  email: { text: null, missing: 'required', limit: inDigits, summary: 'stored', mail: 'stored' },
  tel: { text: null, missing: 'required', limit: inDigits, summary: 'stored', mail: 'stored' },
  url: { text: null, missing: 'required', limit: inDigits, summary: 'stored', mail: 'stored' },
  number: { text: null, missing: 'required', limit: inDigits, summary: 'stored', mail: 'stored' },
  date: { text: 'calendar', missing: 'required', limit: inDigits, summary: 'date', mail: 'date' },
  time: { text: null, missing: 'required', limit: inDigits, summary: 'stored', mail: 'stored' },
  'date-time': {
    text: 'calendar',
    missing: 'required',
    limit: inDigits,
    summary: 'date-time',
    mail: 'date-time',
  },
  select: { text: 'select', missing: 'required-choice', limit: inDigits, summary: 'stored', mail: 'stored' },
  radios: { text: null, missing: 'required-choice', limit: inDigits, summary: 'stored', mail: 'stored' },
  checkboxes: { text: null, missing: 'required-choice', limit: inDigits, summary: 'stored', mail: 'stored' },
  checkbox: { text: null, missing: 'required-tick', limit: inDigits, summary: 'stored', mail: 'stored' },
  'yes-no': { text: 'yesNo', missing: 'required-choice', limit: inDigits, summary: 'stored', mail: 'stored' },
  list: { text: null, missing: 'required-list', limit: inDigits, summary: 'stored', mail: 'stored' },
  group: { text: null, missing: 'required', limit: inDigits, summary: 'stored', mail: 'stored' },
} as const satisfies Record<string, Widget>;

export type WidgetName = keyof typeof WIDGETS;

/**
 * The widgets that a site adds, each with the widget of the engine that it replaces: the values and messages are the
 * same.
 */
export type SiteWidgets = Readonly<Record<string, WidgetName>>;
