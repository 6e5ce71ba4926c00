import { expect } from '../../../support/test.ts';
import { NOTICE_LINES, type Task } from './task.ts';
import { pdf } from './uploads.ts';

const ASSURANCE = 'content/pages/assurance.json';

/** Drafts, blocks and files of several pages, and what an editor cannot change. */
export const SITE_TASKS: readonly Task[] = [
  {
    name: 'Take a page back as a draft, see its mark in the list, and publish it again',
    diff: {},
    async do(editor) {
      await editor.open('Our second office');
      await editor.tick('Draft');
      await editor.save();
      await expect(editor.entry('Our second office')).toContainText('draft');
      await editor.tick('Draft', false);
      await editor.save();
      await expect(editor.entry('Our second office')).not.toContainText('draft');
    },
  },
  {
    name: 'Copy a block to another page',
    diff: {
      'content/pages/contact.json': NOTICE_LINES,
    },
    async do(editor) {
      await editor.open('About');
      await editor.part(/^Notice/);
      await editor.press('Copy Notice for another page', editor.parts);
      await editor.open('Contact', '/contact');
      await editor.part(/^Page header/);
      await editor.press('Add a block', editor.parts);
      await editor.press('Add the copy of Notice from “About”', editor.dialog);
      await editor.save();
    },
  },
  {
    name: 'Upload a PDF, and offer it for download',
    diff: {
      'content/media/files/certificate-2026.pdf': 'binary',
      [ASSURANCE]: [
        '+ {',
        '+ "type": "downloads",',
        '+ "heading": "Certificates",',
        '+ "intro": "Ask us for those of earlier years.",',
        '+ "files": [',
        '+ {',
        '+ "title": "Professional indemnity insurance",',
        '+ "file": "files/certificate-2026.pdf"',
        '+ }',
        '+ ],',
        '+ "tone": "tinted"',
        '+ },',
      ],
    },
    async do(editor) {
      await editor.open('Assurance and buying');
      await editor.part(/^Page header/);
      await editor.press('Add a block', editor.parts);
      await editor.write('Find a block', 'pdf', editor.dialog);
      await editor.press('Add Downloads: Forms to print', editor.dialog);
      await editor.write('Heading', 'Certificates');
      await editor.write('Introduction', 'Ask us for those of earlier years.');
      await editor.press(/^1 Request a large-print book/);
      await editor.write('Title', 'Professional indemnity insurance');
      await editor.upload(pdf('Certificate 2026.pdf'));
      await expect(editor.field('File')).toHaveValue('files/certificate-2026.pdf');
      await editor.save();
    },
  },
  {
    name: 'See where a picture is used',
    diff: {},
    async do(editor) {
      await editor.open('Charity and Non-Profit');
      await editor.part('Picture for social networks');
      await editor.press('Choose a picture of the site');
      const picture = editor.dialog.getByRole('button', { name: /industry-charity\.svg/ });
      await expect(picture).toContainText('Used in Page “Charity and Non-Profit”');
      await editor.key('Escape');
    },
  },
  {
    name: 'Look for a way to add a question to a form',
    diff: {},
    async do(editor) {
      await editor.open('Contact', '');
      await expect(editor.form).toContainText('To add, order or remove a question:');
      await expect(editor.form.getByRole('button', { name: 'Questions …' })).toBeVisible();
    },
  },
  {
    name: 'Look for a way to publish a page next week (the help of its date says what does that)',
    diff: {},
    async do(editor) {
      await editor.open('Our second office');
      await editor.tick('Show help');
      await expect(editor.field('Date')).toHaveAccessibleDescription(/does not delay publication/);
      await expect(editor.form.getByText('It does not delay publication')).toBeVisible();
    },
  },
];
