import { expect } from '../../../support/test.ts';
import { LEFT, type Task } from './task.ts';

const SITE = 'content/site.json';
const CONTACT = 'content/pages/contact.json';
const COOKIES = 'content/pages/cookie-policy.json';
const ABOUT = 'content/pages/about.json';

/** Cells as a spreadsheet copies them. */
const PRICES =
  '<table><tr><td>Day</td><td>Price</td></tr><tr><td>Workshop</td><td>£900</td></tr><tr><td>Review</td><td>£450</td></tr></table>';

/** What the whole site shares, its order, and blocks with dates, prices and films. */
export const STRUCTURE_TASKS: readonly Task[] = [
  {
    name: 'Add an office',
    diff: {
      [SITE]: [
        '+ },',
        '+ {',
        '+ "name": "Cardiff office",',
        '+ "address": ["5 Example Street", "Cardiff"],',
        '+ "town": "Cardiff",',
        '+ "postcode": "CF10 0XX",',
        '+ "country": "GB"',
      ],
    },
    leaves: LEFT,
    async do(editor) {
      await editor.open('Site');
      await editor.part('Offices');
      await editor.press('Add to offices');
      await editor.write('Name', 'Cardiff office');
      await editor.press('Add to address');
      await editor.write('Address 1', '5 Example Street');
      await editor.key('Enter');
      await editor.type('Cardiff');
      await editor.write('Town', 'Cardiff');
      await editor.write('Postcode', 'CF10 0XX');
      await editor.write('Country', 'GB');
      await editor.save();
    },
  },
  {
    name: 'Put an entry of the menu before another one',
    diff: {
      [SITE]: ['-', '+ { "label": "About", "href": "/about" },'],
    },
    leaves: LEFT,
    async do(editor) {
      await editor.open('Site');
      await editor.part('Header');
      await editor.press('Move Contact up');
      await editor.save();
    },
  },
  {
    name: 'Order the pages of a section',
    diff: {
      'content/pages/industries/aviation.json': ['-', '+ "order": 4,'],
      'content/pages/industries/charity.json': ['-', '+ "order": 2,'],
      'content/pages/industries/health-care.json': ['-', '+ "order": 6,'],
      'content/pages/industries/hospitality.json': ['-', '+ "order": 5,'],
      'content/pages/industries/social-housing.json': ['-', '+ "order": 3,'],
    },
    leaves: LEFT,
    async do(editor) {
      await editor.open('Industries', '/industries');
      await editor.press('Order pages', editor.bar);
      await editor.press('Move up: Aviation', editor.dialog);
      await editor.key('Alt+ArrowUp');
      await editor.press('Save the order', editor.dialog);
      await expect(editor.dialog).toHaveCount(0);
      const names = await editor.list.getByRole('button', { name: /\/industries\// }).allTextContents();
      expect(names.findIndex((name) => name.startsWith('Aviation'))).toBe(3);
    },
  },
  {
    name: 'Show a message above every page, from one day to another',
    diff: {
      [SITE]: [
        '+ "banner": {',
        '+ "title": "Closed on Monday",',
        '+ "from": "2027-03-26",',
        '+ "until": "2027-03-30"',
        '+ },',
      ],
    },
    leaves: LEFT,
    async do(editor) {
      await editor.open('Site');
      await editor.part('Banner');
      await editor.press('Add banner');
      await editor.write('Title', 'Closed on Monday');
      await editor.write('First day', '2027-03-26');
      await editor.write('Last day', '2027-03-30');
      await editor.save();
    },
  },
  {
    name: 'Show opening hours, with a holiday',
    diff: {
      [CONTACT]: [
        '+ {',
        '+ "type": "hours",',
        '+ "heading": "When we answer",',
        '+ "hours": {',
        '+ "week": [',
        '+ {',
        '+ "days": ["monday", "tuesday", "thursday"],',
        '+ "times": [',
        '+ {',
        '+ "from": "09:00",',
        '+ "to": "17:00"',
        '+ }',
        '+ ]',
        '+ }',
        '+ ],',
        '+ "exceptions": [',
        '+ {',
        '+ "date": "2027-03-26",',
        '+ "until": "2027-03-29",',
        '+ "reason": "Easter"',
        '+ }',
        '+ ]',
        '+ }',
        '+ },',
      ],
      [SITE]: [
        '+ "timeZone": "Europe/London",',
        '-',
        '+ "flowBack": "comes back from {place}:",',
        '+ "openNow": "Open now",',
        '+ "closedNow": "Closed now",',
        '+ "closedDay": "Closed",',
        '+ "exceptions": "Other times"',
      ],
    },
    leaves: LEFT,
    async do(editor) {
      await editor.open('Site');
      await editor.write('Time zone', 'Europe/London');
      await editor.part('Interface labels');
      await editor.write('Open now', 'Open now');
      await editor.write('Closed now', 'Closed now');
      await editor.write('Closed all day', 'Closed');
      await editor.write('Exceptions', 'Other times');
      await editor.save();
      await editor.open('Contact', '/contact');
      await editor.part(/^Contact cards/);
      await editor.press('Add a block', editor.parts);
      await editor.write('Find a block', 'hours', editor.dialog);
      await editor.press(/^Add Hours: When the reading/, editor.dialog);
      await editor.write('Heading', 'When we answer');
      await editor.press('Remove saturday');
      await editor.press(/^1 monday/);
      await editor.press('Remove 09:30', editor.group('Week', 'Times'));
      await editor.press(/^1 14:00/);
      await editor.write('From', '09:00');
      await editor.write('To', '17:00');
      await editor.press("Remove New Year's Eve");
      await editor.press('1 Christmas');
      await editor.write('Date', '2027-03-26');
      await editor.write('Last day', '2027-03-29');
      await editor.write('Reason', 'Easter');
      await editor.write('Note', '');
      await editor.save();
    },
  },
  {
    name: 'Paste prices from a spreadsheet into a table',
    diff: {
      [CONTACT]: [
        '+ {',
        '+ "type": "table",',
        '+ "heading": "What a day costs",',
        '+ "table": {',
        '+ "caption": "Prices without VAT",',
        '+ "columns": ["Day", "Price"],',
        '+ "rows": [',
        '+ {',
        '+ "cells": ["Workshop", "£900"]',
        '+ },',
        '+ {',
        '+ "cells": ["Review", "£450"]',
        '+ }',
        '+ ]',
        '+ }',
        '+ },',
      ],
    },
    leaves: LEFT,
    async do(editor) {
      await editor.open('Contact', '/contact');
      await editor.part(/^Contact cards/);
      await editor.press('Add a block', editor.parts);
      await editor.write('Find a block', 'table', editor.dialog);
      await editor.press(/^Add Table: What a ticket/, editor.dialog);
      await editor.write('Heading', 'What a day costs');
      await editor.write('Caption', 'Prices without VAT');
      await editor.paste('Header of column 1', PRICES);
      await editor.focus('Row 3, Day');
      await editor.press('Remove row 3');
      await editor.focus('Header of column 3');
      await editor.press('Remove Ten trips');
      await editor.write('Note', '');
      await editor.save();
    },
  },
  {
    name: 'Change what the cookie policy says',
    diff: {
      [COOKIES]: [
        '-',
        '+ "text": "A cookie is a small text file that a website asks your browser to keep and to send back on later visits. It holds no program.",',
      ],
    },
    leaves: LEFT,
    async do(editor) {
      await editor.find('small text file', /^Page “Cookie/);
      await expect(editor.focused).toHaveText(/small text file/);
      await editor.move('Control+End');
      await editor.type(' It holds no program.');
      await editor.save();
    },
  },
  {
    name: 'Write the title of a work in italics, and a raised number',
    diff: {
      [ABOUT]: ['-', '+ "_Tidewell_ was founded in 2021. It has 40 m^2^",'],
    },
    leaves: LEFT,
    async do(editor) {
      await editor.open('About', '/about');
      await editor.part(/^Text/);
      await editor.focus('Text 1');
      await editor.move('Control+Home');
      await editor.move('Control+Shift+ArrowRight');
      await editor.key('Control+i');
      await editor.move('Control+End');
      await editor.type(' It has 40 m');
      await editor.press('Raised', editor.group('Format Text 1'));
      await editor.type('2');
      await editor.save();
    },
  },
  {
    name: 'Write an article with a sub-heading, a list and a quotation',
    diff: {
      'content/pages/how-we-count.json': [
        '+ {',
        '+ "$schema": "../../schemas/page.schema.json",',
        '+ "title": "How we count",',
        '+ "description": "Four numbers that we publish each year, and how we come to them.",',
        '+ "blocks": [',
        '+ {',
        '+ "type": "back-link",',
        '+ "to": "/"',
        '+ },',
        '+ {',
        '+ "type": "page-header",',
        '+ "intro": ["Four numbers, once a year."]',
        '+ },',
        '+ {',
        '+ "type": "prose",',
        '+ "heading": "Where they come from",',
        '+ "content": [',
        '+ "We count what ended in the year.",',
        '+ {',
        '+ "heading": "What we leave out"',
        '+ },',
        '+ {',
        '+ "list": ["Pilots", "Repairs"]',
        '+ },',
        '+ {',
        '+ "quote": "Count it once."',
        '+ }',
        '+ ]',
        '+ }',
        '+ ]',
        '+ }',
      ],
    },
    leaves: ['orphan-page', ...LEFT],
    async do(editor) {
      await editor.open('About', '/about');
      await editor.createPage({
        title: 'How we count',
        description: 'Four numbers that we publish each year, and how we come to them.',
        address: '/how-we-count',
      });
      await editor.tick('Draft', false);
      await editor.part(/^Page header/);
      await editor.write('Intro 1', 'Four numbers, once a year.');
      await editor.part(/^Text/);
      await editor.write('Heading', 'Where they come from');
      await editor.write('Text 1', 'We count what ended in the year.');
      await editor.key('Enter');
      await editor.type('# What we leave out');
      await editor.key('Enter');
      await editor.type('- Pilots');
      await editor.key('Enter');
      await editor.type('Repairs');
      await editor.key('Enter');
      await editor.key('Enter');
      await editor.type('> Count it once.');
      await editor.save();
    },
  },
  {
    name: 'Add a service',
    diff: {
      'content/services/training.json': [
        '+ {',
        '+ "$schema": "../../schemas/records/services.schema.json",',
        '+ "icon": "book-open",',
        '+ "title": "Training",',
        '+ "description": "Description to be added",',
        '+ "details": ["Details to be added"],',
        '+ "benefits": ["Benefits to be added"]',
        '+ }',
      ],
    },
    leaves: ['orphan-page', ...LEFT, 'unused-record'],
    async do(editor) {
      await editor.press('New service', editor.list);
      await editor.write('Name', 'Training', editor.dialog);
      await editor.press('Create the service', editor.dialog);
      await expect(editor.bar).toContainText('Training');
    },
  },
  {
    name: 'Show a film',
    diff: {
      [ABOUT]: [
        '+ {',
        '+ "type": "embed",',
        '+ "heading": "A tour of our office",',
        '+ "intro": "Two minutes, with subtitles.",',
        '+ "address": "https://www.youtube-nocookie.com/embed/a1B2c3D4e5F",',
        '+ "button": "Start the tour",',
        '+ "notice": "YouTube then learns that you watch it.",',
        '+ "link": {',
        '+ "label": "Watch it at YouTube",',
        '+ "href": "https://youtu.be/a1B2c3D4e5F"',
        '+ },',
        '+ "side": "left",',
        '+ "tone": "tinted"',
        '+ },',
      ],
      [COOKIES]: [
        '-',
        '+ "text": "A cookie is a small text file that a website asks your browser to keep and to send back on later visits. It holds no program. Our film is at www.youtube-nocookie.com.",',
      ],
      [SITE]: ['+ "embeds": ["https://www.youtube-nocookie.com"],'],
    },
    leaves: ['bare-address', 'orphan-page', ...LEFT, 'unused-record'],
    async do(editor) {
      await editor.find('small text file', /^Page “Cookie/);
      await expect(editor.focused).toHaveText(/small text file/);
      await editor.move('Control+End');
      await editor.type(' Our film is at www.youtube-nocookie.com.');
      await editor.save();
      await editor.open('Site');
      await editor.press('Add to other servers');
      await editor.write('Other servers 1', 'https://www.youtube-nocookie.com');
      await editor.save();
      await editor.open('About', '/about');
      await editor.part(/^Page header/);
      await editor.press('Add a block', editor.parts);
      await editor.write('Find a block', 'film', editor.dialog);
      await editor.press(/^Add Embed: A talk/, editor.dialog);
      await editor.write('Heading', 'A tour of our office');
      await editor.write('Introduction', 'Two minutes, with subtitles.');
      await editor.write('Address', 'https://www.youtube.com/watch?v=a1B2c3D4e5F');
      await editor.write('Button', 'Start the tour');
      await editor.write('Notice', 'YouTube then learns that you watch it.');
      await editor.write('Label', 'Watch it at YouTube');
      await editor.write('Links to', 'https://youtu.be/a1B2c3D4e5F');
      await editor.press('Remove picture');
      editor.steps++;
      await editor.form
        .getByText(/errors?$/)
        .first()
        .click();
      await editor.press(/^Fix/);
      await editor.save();
    },
  },
];
