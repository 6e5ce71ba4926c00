import { formatJson } from '../content/format-json.ts';
import { formMigration } from './migration.ts';
import { checkName, type Starter, titleFromName } from './starter.ts';

/** Matches a text with at least one visible character. */
const VISIBLE =
  '[^\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u2064\\u3000\\ufeff]';

const EMAIL =
  "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$";

/** The fields of a new form. The table has the same limits. */
export const STARTER_FIELDS = {
  name: {
    type: 'string',
    $comment: 'Name of the sender.',
    minLength: 2,
    maxLength: 100,
    pattern: VISIBLE,
  },
  email: { type: 'string', $comment: 'E-mail address for a reply.', maxLength: 254, pattern: EMAIL },
  message: {
    type: 'string',
    $comment: 'The message.',
    minLength: 10,
    maxLength: 5000,
    pattern: VISIBLE,
  },
};

function dataSchema(name: string): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: titleFromName(name),
    description: `The data that a visitor submits with this form. The table's CHECK constraints have the same limits.`,
    type: 'object',
    additionalProperties: false,
    required: Object.keys(STARTER_FIELDS),
    properties: STARTER_FIELDS,
  };
}

function field(name: string, label: string, widget: string, limits: string, more: object = {}): object {
  const shared = { required: `Enter ${limits}`, pattern: `Enter ${limits}` };
  const length = name === 'email' ? {} : { minLength: `Enter ${limits}` };
  const messages = { ...shared, ...length, maxLength: `${label} is too long` };
  return { name, label, widget, ...more, messages };
}

/** The message for each result of a submission. The form adds telephone number and e-mail address to failures. */
const OUTCOMES = {
  checkAnswers: {
    title: 'Check your answers',
    text: 'One of them was not accepted. Shorten long ones and send again.',
  },
  tooMany: { title: 'Too many at once: wait ten minutes', text: 'Your answers are still here.' },
  offline: {
    title: 'You are offline',
    text: 'Your answers are still here: send them when you are connected.',
  },
  notSent: {
    title: 'Not sent: your answers are still here',
    text: 'Send them again (the same answers are stored only once), or ring or write to us.',
  },
  sent: { title: 'Sent', text: 'We have stored your answers.' },
};

const DRAFT = {
  kept: 'Your answers are kept in this tab until you send them, clear them or close the tab.',
  notKept: 'Your browser does not let this page keep your answers. A reload would lose them.',
  restored: 'Your answers are back as you left them.',
  clear: 'Clear my answers',
  cleared: 'Your answers have been cleared.',
  undo: 'Undo',
};

function formContent(name: string, table: string): object {
  const fields = [
    field('name', 'Your Name', 'text', 'a name of at least 2 characters', { autocomplete: 'name' }),
    field('email', 'Email Address', 'email', 'an email address, like name@example.com', {
      autocomplete: 'email',
    }),
    field('message', 'Your Message', 'textarea', 'a message of at least 10 characters', { rows: 6 }),
  ];
  return {
    $schema: '../../schemas/form.schema.json',
    sections: [{ id: name, fields }],
    note: 'What happens with these details: to be added.',
    button: { idle: 'Send', busy: 'Sending...' },
    notices: {
      success: { title: 'Sent', text: 'What happens next: to be added.' },
      failure: { title: 'Something went wrong', text: 'It could not be sent. Please try again.' },
    },
    outcomes: OUTCOMES,
    draft: DRAFT,
    crash: {
      heading: 'The form cannot be shown right now',
      text: 'Reload it to try again, or ring or write to us instead.',
      answers: 'Your answers so far, to copy',
      retry: 'Reload the form',
    },
    honeypot: 'Leave this field empty',
    errors: { heading: 'There is a problem', titlePrefix: 'Error: ' },
    withoutScript: 'This form needs JavaScript, which has not run in your browser.',
    destination: { table, columns: Object.keys(STARTER_FIELDS).map((column) => ({ column, field: column })) },
  };
}

/** Creates a form: data schema, content and table. `migrations` are the names of the existing migrations. */
export function formStarter(requestedName: string | undefined, migrations: string[]): Starter {
  const name = checkName('form', requestedName);
  const table = `${name.replaceAll('-', '_')}_submissions`;
  const migration = formMigration(table, STARTER_FIELDS, migrations, new Date());
  return {
    files: {
      [`schemas/forms/${name}.schema.json`]: formatJson(dataSchema(name)),
      [`content/forms/${name}.json`]: formatJson(formContent(name, table)),
      [`supabase/migrations/${migration.name}`]: migration.text,
    },
    next: [
      `Describe the submitted data in schemas/forms/${name}.schema.json. Then run: npm run generate`,
      `Write the fields and texts in content/forms/${name}.json.`,
      `Define the columns in supabase/migrations/${migration.name}, with the same limits.`,
      `Open /_gallery#forms while "npm start" runs, to read all texts of the form.`,
      `Use it on a page: { "type": "form", "form": "${name}" }`,
    ],
  };
}
