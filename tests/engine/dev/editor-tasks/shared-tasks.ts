import { expect } from '../../../support/test.ts';
import type { Task } from './task.ts';

const SITE = 'content/site.json';
const FORM = 'content/forms/contact.json';

/** Content that several pages share: contact details, menus, colours, forms. */
export const SHARED_TASKS: readonly Task[] = [
  {
    name: 'Change the telephone number on every page',
    diff: { [SITE]: ['-', '+ "phone": "020 7946 0123",'] },
    async do(editor) {
      await editor.open('Site');
      await editor.part('Contact details');
      await editor.write('Telephone', '020 7946 0123');
      await editor.save();
    },
  },
  {
    name: 'Move an office to another street',
    diff: {
      [SITE]: ['-', '+ "address": ["Shed 2, Example Yard", "9 Example Parade", "Leeds", "LS1 0XX"],'],
    },
    async do(editor) {
      await editor.open('Site');
      await editor.part('Offices');
      await editor.press(/^2 Leeds office/);
      await editor.write('Address 2', '9 Example Parade');
      await editor.save();
    },
  },
  {
    name: 'Remove a link from the footer',
    diff: {
      [SITE]: ['-', '-', '+ { "label": "Contact", "href": "/contact" }'],
    },
    async do(editor) {
      await editor.open('Site');
      await editor.part('Footer');
      await editor.press(/^2 Company/);
      await editor.press('Remove Get a Quote');
      await editor.save();
    },
  },
  {
    name: 'Change a colour of the site',
    diff: { 'content/theme.json': ['-', '+ "accent": "#0a5c66",'] },
    async do(editor) {
      await editor.open('Theme');
      await editor.part('Colours');
      await editor.write('Links and icons', '#0a5c66', editor.group('Colours', 'Light scheme'));
      await editor.save();
    },
  },
  {
    name: 'Redirect an old address',
    diff: {
      'content/redirects.json': ['-', '+ "/terms": "/terms-of-service",', '+ "/prices": "/quote"'],
    },
    async do(editor) {
      await editor.open('Redirects');
      await editor.press('Add an entry');
      // The keyboard alone: each field has the focus when it appears.
      await editor.type('/prices');
      await editor.key('Tab');
      await expect(editor.focused).toHaveAccessibleName(/^New address/);
      await editor.pick('New address', 'quote', '/quote Request a Detailed Quote', editor.group('/prices'));
      await editor.save();
    },
  },
  {
    name: "Change the wording of a form's field",
    diff: { [FORM]: ['-', '+ "label": "How can we help?",'] },
    async do(editor) {
      await editor.open('Contact', '');
      await editor.part('Sections');
      await editor.press(/^1 Your Name/);
      await editor.press(/^5 Your Message/);
      await editor.write('Label', 'How can we help?');
      await editor.save();
    },
  },
  {
    name: 'Change what a form says after it was sent',
    diff: {
      [FORM]: ['-', '+ "text": "We have stored your message. Our answer comes by email."'],
    },
    async do(editor) {
      await editor.open('Contact', '');
      await editor.part('Results of sending');
      await editor.write('Text', 'We have stored your message. Our answer comes by email.');
      await editor.save();
    },
  },
  {
    name: 'Change the description of a service',
    diff: {
      'content/services/devops.json': [
        '-',
        '+ "description": "Automated builds, tests and releases: a change reaches users on the day it is ready.",',
      ],
    },
    async do(editor) {
      await editor.open('DevOps');
      await editor.write(
        'Description',
        'Automated builds, tests and releases: a change reaches users on the day it is ready.',
      );
      await editor.save();
    },
  },
];
