import { expect } from '../../../support/test.ts';
import type { Task } from './task.ts';
import { photograph } from './uploads.ts';

const ABOUT = 'content/pages/about.json';
const EDUCATION = 'content/pages/industries/education.json';

/** Pages as a whole, and their pictures. */
export const PAGE_TASKS: readonly Task[] = [
  {
    name: 'Add a page for another industry, from the blocks of one that exists',
    diff: {
      // Title and description are others; summary, icon, position and picture stay behind.
      [EDUCATION]: [
        ...Array<string>(9).fill('-'),
        '+ "title": "Education",',
        '+ "description": "Pupil records, timetables and returns to the Department for Education, for schools and colleges.",',
      ],
    },
    async do(editor) {
      await editor.open('Charity and Non-Profit');
      await editor.createPage({
        title: 'Education',
        description:
          'Pupil records, timetables and returns to the Department for Education, for schools and colleges.',
        copyOf: 'The blocks of Charity and Non-Profit (/industries/charity)',
      });
      await editor.press('Page settings', editor.parts);
      await editor.tick('Draft', false);
      await editor.save();
    },
  },
  {
    name: 'Choose another icon for a page',
    diff: { [EDUCATION]: ['+ "icon": "school",'] },
    async do(editor) {
      await editor.open('Education');
      await editor.pick('Icon', 'school', 'school');
      await editor.save();
    },
  },
  {
    name: 'Add a photograph between two blocks, with its text alternative',
    diff: {
      'content/media/class-room-2.jpg': 'binary',
      [EDUCATION]: [
        '+ {',
        '+ "type": "picture",',
        '+ "src": "class-room-2.jpg",',
        '+ "alt": "An empty classroom with green walls"',
        '+ },',
      ],
    },
    async do(editor) {
      await editor.open('Education');
      await editor.part(/^Text/);
      await editor.press('Insert a block between Text and Three columns', editor.parts);
      await editor.write('Find a block', 'photo', editor.dialog);
      await editor.press('Add Picture: The van on the green at dusk, its lamps lit.', editor.dialog);
      await editor.upload(await photograph());
      await expect(editor.field('Text alternative')).toBeFocused();
      await editor.write('Text alternative', 'An empty classroom with green walls');
      await editor.save();
    },
  },
  {
    name: 'Write what search engines show of a page',
    diff: {
      [ABOUT]: [
        '-',
        '+ "description": "Who Tidewell is, how we work and what we have delivered since 2021, from our offices in Bristol and Leeds.",',
      ],
    },
    async do(editor) {
      await editor.open('About', '/about');
      await editor.write(
        'Description',
        'Who Tidewell is, how we work and what we have delivered since 2021, from our offices in Bristol and Leeds.',
      );
      await editor.save();
    },
  },
  {
    name: 'Start a section for news',
    diff: {
      'content/pages/news.json': [
        '+ {',
        '+ "$schema": "../../schemas/page.schema.json",',
        '+ "title": "News",',
        '+ "description": "What we have finished, learnt and published, with the newest first.",',
        '+ "blocks": [',
        '+ {',
        '+ "type": "back-link",',
        '+ "to": "/"',
        '+ },',
        '+ {',
        '+ "type": "page-header",',
        '+ "intro": ["What we have finished, learnt and published."]',
        '+ },',
        '+ {',
        '+ "type": "post-list",',
        '+ "posts": {',
        '+ "section": "/news/*",',
        '+ "order": "date"',
        '+ },',
        '+ "empty": "Our first article will be here soon."',
        '+ }',
        '+ ]',
        '+ }',
      ],
    },
    leaves: ['orphan-page'],
    async do(editor) {
      await editor.open('About', '/about');
      await editor.createPage({
        title: 'News',
        description: 'What we have finished, learnt and published, with the newest first.',
      });
      await editor.tick('Draft', false);
      await editor.part(/^Page header/);
      await editor.write('Intro 1', 'What we have finished, learnt and published.');
      await editor.part(/^Text/);
      await editor.press('Remove Text', editor.parts);
      await editor.press('Add a block', editor.parts);
      await editor.write('Find a block', 'blog', editor.dialog);
      await editor.press('Add Post list: Example 2', editor.dialog);
      await editor.write('Section', '/news/*');
      await editor.write('While there are none', 'Our first article will be here soon.');
      await editor.save();
    },
  },
  {
    name: 'Write a dated post',
    diff: {
      'content/pages/news/second-office.json': [
        '+ {',
        '+ "$schema": "../../../schemas/page.schema.json",',
        '+ "title": "Our second office",',
        '+ "description": "We have opened an office in Leeds, for our clients in the north of England.",',
        '+ "date": "2026-11-20",',
        '+ "blocks": [',
        '+ {',
        '+ "type": "page-header",',
        '+ "intro": ["Four of us now work in Leeds."]',
        '+ },',
        '+ {',
        '+ "type": "prose",',
        '+ "heading": "Why Leeds",',
        '+ "content": ["Half of our clients are closer to it than to Bristol."]',
        '+ }',
        '+ ]',
        '+ }',
      ],
    },
    leaves: ['orphan-page'],
    async do(editor) {
      await editor.open('News', '/news');
      await editor.createPage({
        title: 'Our second office',
        description: 'We have opened an office in Leeds, for our clients in the north of England.',
        address: '/news/second-office',
      });
      await editor.write('Date', '2026-11-20');
      await editor.tick('Draft', false);
      await editor.part(/^Page header/);
      await editor.write('Intro 1', 'Four of us now work in Leeds.');
      await editor.part(/^Text/);
      await editor.write('Heading', 'Why Leeds');
      await editor.write('Text 1', 'Half of our clients are closer to it than to Bristol.');
      await editor.save();
    },
  },
  {
    name: 'Add an entry to the menu',
    diff: {
      'content/site.json': [
        '-',
        '+ "links": [',
        '+ { "label": "About", "href": "/about" },',
        '+ { "label": "Contact", "href": "/contact" },',
        '+ { "label": "News", "href": "/news" }',
        '+ ],',
      ],
    },
    async do(editor) {
      await editor.open('Site');
      await editor.part('Header');
      const links = editor.group('Header', 'Links');
      await editor.press('Add to links', links);
      await editor.write('Label', 'News', links);
      await editor.pick('Links to', 'news', '/news News', links);
      await editor.save();
    },
  },
];
