import { expect } from '../../../support/test.ts';
import { LEFT, type Task } from './task.ts';

const EDUCATION = 'content/pages/industries/education.json';
const ABOUT = 'content/pages/about.json';
const FAQ = 'content/pages/faq.json';
/** The summary that waits for review, and is not part of what is published. */
const IN_REVIEW = ['-', '+ "summary": "Our answers to what people ask.",'];
/** The document that waits for review stays here as a whole, with what an earlier task has changed in it. */
export const UNPUBLISHED = [
  ...IN_REVIEW,
  '-',
  '+ "question": "How do we start a project with you, and when?",',
];

/** Moving, deleting, taking back and publishing. */
export const PUBLISHING_TASKS: readonly Task[] = [
  {
    name: 'Rename a page, with every link to it and a redirect',
    diff: {
      'content/pages/accessibility-statement.json': [],
      'content/pages/assurance.json': [
        '-',
        '+ "link": { "label": "Accessibility statement", "href": "/accessibility-statement" }',
      ],
      'content/redirects.json': [
        '-',
        '+ "/prices": "/quote",',
        '+ "/accessibility": "/accessibility-statement"',
      ],
      'content/site.json': ['-', '+ { "label": "Accessibility", "href": "/accessibility-statement" },'],
    },
    async do(editor) {
      await editor.open('Accessibility Statement');
      await editor.press('Move or rename', editor.bar);
      await editor.write('New address', '/accessibility-statement', editor.dialog);
      await editor.press('Show what changes', editor.dialog);
      await editor.press('Move the page', editor.dialog);
      await expect(editor.bar).toContainText('/accessibility-statement');
    },
  },
  {
    name: 'Undo the renaming',
    diff: {
      'content/pages/accessibility.json': [],
      'content/pages/assurance.json': [
        '-',
        '+ "link": { "label": "Accessibility statement", "href": "/accessibility" }',
      ],
      'content/redirects.json': ['-', '-', '+ "/prices": "/quote"'],
      'content/site.json': ['-', '+ { "label": "Accessibility", "href": "/accessibility" },'],
    },
    async do(editor) {
      await editor.press('Undo: Move /accessibility to /accessibility-statement', editor.list);
      await expect(editor.bar).toContainText('Accessibility Statement /accessibility');
    },
  },
  {
    name: 'Delete a page',
    diff: { [EDUCATION]: 'deleted' },
    leaves: LEFT,
    async do(editor) {
      await editor.open('Education');
      await editor.press('Delete', editor.bar);
      await editor.press('Show what changes', editor.dialog);
      await editor.press('Delete the page', editor.dialog);
      await expect(editor.bar).not.toContainText('Education');
    },
  },
  {
    name: 'Write something, and take it back before saving',
    diff: {},
    leaves: LEFT,
    async do(editor) {
      await editor.open('Privacy Policy');
      await editor.write('Title', 'How we look after what you send us');
      await editor.key('Control+z');
      await expect(editor.status).not.toContainText('Unsaved');
    },
  },
  {
    name: "Restore last week's version of a page",
    diff: {
      [ABOUT]: [
        '-',
        '+ "description": "Who Tidewell is, how we work and what we have delivered since 2021: more than 30 projects for public bodies, charities, landlords and business.",',
        ...Array<string>(3).fill('-'),
        '+ "The second one was to stop sending it by post."',
        ...Array<string>(6).fill('-'),
        '+ "tone": "tinted",',
      ],
    },
    leaves: LEFT,
    async do(editor) {
      await editor.open('About', '/about');
      await editor.press('History', editor.bar);
      await editor.press(/^First/, editor.dialog);
      await editor.press('Restore this version', editor.dialog);
      await editor.save('Public. No unsaved changes.');
    },
  },
  {
    name: "Restore one block of last week's page",
    diff: {
      'content/pages/industries.json': [
        '+ },',
        '+ {',
        '+ "type": "call-to-action",',
        '+ "heading": "Do you work in another sector?",',
        '+ "tone": "tinted",',
        '+ "text": "The methods carry over; the rules may not.",',
        '+ "actions": [',
        '+ { "label": "Contact Us", "href": "/contact" },',
        '+ {',
        '+ "label": "Get a Quote",',
        '+ "href": "/quote",',
        '+ "style": "secondary"',
        '+ }',
        '+ ]',
      ],
    },
    leaves: LEFT,
    async do(editor) {
      await editor.open('Industries');
      await editor.press('History', editor.bar);
      await editor.press(/^First/, editor.dialog);
      editor.steps++;
      await editor.dialog.getByText('Restore one block only').click();
      await editor.press(/^Call to action/, editor.dialog);
      await editor.save('Public. No unsaved changes.');
    },
  },
  {
    name: 'Send the work of the morning for review',
    diff: { [FAQ]: IN_REVIEW },
    leaves: LEFT,
    async do(editor, { repository }) {
      await editor.open('FAQ');
      await editor.write('Summary', 'Our answers to what people ask.');
      await editor.save();
      await editor.press('Publish', editor.head);
      // Only this document; the work of the day stays as it is.
      await editor.choose('All of them', false);
      await editor.choose('Page “FAQ”', true);
      const status = editor.dialog.getByRole('status');
      await expect(status).toHaveText('The check has found no errors.', { timeout: 90_000 });
      await editor.press('Send for review', editor.dialog);
      await expect(status).toHaveText(/^Sent for review as “/, { timeout: 90_000 });
      expect(repository.git(['branch', '--show-current'])).toBe('main');
      await editor.key('Escape');
      await expect(editor.status).toHaveText('Sent for review, not public yet.');
    },
  },
  {
    name: 'Publish the work of the day',
    diff: { [FAQ]: UNPUBLISHED },
    leaves: LEFT,
    async do(editor, { repository }) {
      await editor.open('Privacy Policy');
      await editor.write('Title', 'What we do with your data');
      await editor.save();
      await editor.press('Publish', editor.head);
      await expect(editor.dialog).toContainText(
        'Title changed from Privacy Policy to What we do with your data',
      );
      await editor.write(
        'What have you changed, and why?',
        'Say plainly what the policy is about',
        editor.dialog,
      );
      const status = editor.dialog.getByRole('status');
      await expect(status).toHaveText('The check has found no errors.', { timeout: 90_000 });
      await editor.press('Publish', editor.dialog);
      await expect(status).toHaveText(/^Public\./, { timeout: 90_000 });
      const published = repository.git(['log', '-1', '--format=%s', 'main'], repository.remote);
      expect(published).toBe('Say plainly what the policy is about');
      // Earlier tasks have changed texts of a form, from which other files are generated.
      expect(repository.git(['status', '--porcelain', '--', 'content', 'src', 'supabase'])).toBe(`M ${FAQ}`);
    },
  },
];
