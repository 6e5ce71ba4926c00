import { expect } from 'vitest';
import { type Agent, valueAt } from './agent.ts';

// What an agent does for each everyday task of an editor (tests/engine/dev/editor-tasks). The lines that change must be
// those of the studio. The tasks without an entry upload a file, change a form's questions, or publish.

const NOTICE = {
  type: 'notice',
  text: 'Our offices are closed from 24 December to 1 January.',
  icon: 'info',
};

const CHARITY_COPY = {
  route: '/industries/education',
  title: 'Education',
  description:
    'Pupil records, timetables and returns to the Department for Education, for schools and colleges.',
};

const commitOf = (versions: string, subject: string) => {
  const found = (JSON.parse(versions) as { commit: string; path: string; subject: string }[]).find((one) =>
    one.subject.startsWith(subject),
  );
  if (!found) throw new Error(versions);
  return { commit: found.commit, path: found.path };
};

/** The first version of a document, in the first commit. */
async function firstVersion(agent: Agent, file: string): Promise<Record<string, unknown>> {
  const version = commitOf(await agent.use('list_versions', { file }), 'First');
  const { value } = JSON.parse(await agent.use('read_version', { file, ...version })) as {
    value: Record<string, unknown>;
  };
  return value;
}

/** By the name of the task. */
export const AGENT_TASKS: Record<string, (agent: Agent) => Promise<void>> = {
  async 'Change the telephone number on every page'(agent) {
    const { file } = await agent.find('telephone', 'site');
    await agent.edit(file, { path: 'contact.phone', value: '020 7946 0123' });
  },
  async 'Move an office to another street'(agent) {
    await agent.reword(await agent.find('9 Example Lane'), '9 Example Lane', '9 Example Parade');
  },
  async 'Remove a link from the footer'(agent) {
    const { file, path } = await agent.find('Get a Quote', 'content/site.json');
    const { value } = await agent.read(file);
    const group = path.startsWith('footer') ? path : 'footer.groups[1].links[3].label';
    const link = group.replace(/\.label$/, '');
    expect(valueAt(value, link)).toMatchObject({ label: 'Get a Quote' });
    await agent.edit(file, { path: link, remove: true });
  },
  async 'Change a colour of the site'(agent) {
    expect(await agent.use('describe', { name: 'theme' })).toContain('accent');
    await agent.edit('content/theme.json', { path: 'colours.light.accent', value: '#0a5c66' });
  },
  async 'Redirect an old address'(agent) {
    await agent.edit('content/redirects.json', { path: '"/prices"', value: '/quote' });
  },
  async "Change the wording of a form's field"(agent) {
    await agent.reword(await agent.find('Your Message', 'forms/'), 'Your Message', 'How can we help?');
  },
  async 'Change what a form says after it was sent'(agent) {
    const { file, path } = await agent.find('Thank you. Your message is stored', 'forms/');
    await agent.edit(file, { path, value: 'We have stored your message. Our answer comes by email.' });
  },
  async 'Change the description of a service'(agent) {
    const found = (await agent.documents('services')).find((one) => one['title'] === 'DevOps');
    const description =
      'Automated builds, tests and releases: a change reaches users on the day it is ready.';
    await agent.edit(String(found?.['file']), { path: 'description', value: description });
  },
  async 'Change the heading of the home page'(agent) {
    const home = await agent.pageAt('/');
    const path = `${await agent.block(home, 'hero')}.heading`;
    await agent.edit(home, { path, value: 'Data and software in good order' });
  },
  async 'Swap two services'(agent) {
    const home = await agent.pageAt('/');
    const path = `${await agent.block(home, 'service-groups')}.groups[1].services`;
    await agent.edit(
      home,
      { path: `${path}[0]`, value: 'mobile-app' },
      { path: `${path}[1]`, value: 'custom-software' },
    );
  },
  async 'Add a question to the FAQ'(agent) {
    const file = await agent.pageAt('/faq');
    const path = `${await agent.block(file, 'faq')}.items`;
    const { length } = valueAt((await agent.read(file)).value, path) as unknown[];
    const insert = {
      question: 'Do you work outside Bristol?',
      answer: ['Yes. We have a second office in Leeds.'],
    };
    await agent.edit(file, { path: `${path}[${length}]`, insert });
  },
  async 'Remove a question from the FAQ'(agent) {
    const { file, path } = await agent.find('Do you work outside Bristol?');
    await agent.edit(file, { path: path.replace(/\.question$/, ''), remove: true });
  },
  async 'Paste two paragraphs from a word processor'(agent) {
    const file = await agent.pageAt('/about');
    const path = `${await agent.block(file, 'prose')}.content`;
    await agent.edit(
      file,
      { path: `${path}[3]`, insert: 'Two engineers have joined us since, both **in Leeds**.' },
      { path: `${path}[4]`, insert: 'We still answer the telephone ourselves.' },
    );
  },
  async 'Move a block up'(agent) {
    const file = await agent.pageAt('/contact');
    const path = await agent.block(file, 'form');
    const form = valueAt((await agent.read(file)).value, path);
    const above = path.replace(/\d+/, (index) => String(Number(index) - 1));
    await agent.edit(file, { path, remove: true }, { path: above, insert: form });
  },
  async 'Show a block on another background'(agent) {
    const file = await agent.pageAt('/about');
    expect(await agent.use('describe', { name: 'logo-grid' })).toContain('"ink"');
    await agent.edit(file, { path: `${await agent.block(file, 'logo-grid')}.tone`, value: 'ink' });
  },
  async 'Remove a block from a page'(agent) {
    const file = await agent.pageAt('/industries');
    await agent.edit(file, { path: await agent.block(file, 'call-to-action'), remove: true });
  },
  async 'Add an announcement to a page'(agent) {
    const file = await agent.pageAt('/about');
    expect(await agent.use('describe', { name: 'notice' })).toContain('"text"');
    const path = (await agent.block(file, 'prose')).replace(/\d+/, (index) => String(Number(index) + 1));
    await agent.edit(file, { path, insert: NOTICE });
  },
  async 'Make a word bold'(agent) {
    const place = await agent.find('For accounting periods', 'charity');
    await agent.reword(place, 'For', '**For**');
  },
  async 'Link a word inside a sentence to a page'(agent) {
    await agent.reword(await agent.find('Flight 1 of', 'aviation'), 'Flight', '[Flight](/contact)');
  },
  async 'Add two points to a list'(agent) {
    const { file, path } = await agent.find('Gift Aid goes unclaimed', 'charity');
    const list = path.replace(/\[\d+\]$/, '');
    await agent.edit(
      file,
      { path: `${list}[2]`, insert: 'Name one person who may decide.' },
      { path: `${list}[3]`, insert: 'Answer our questions within two days.' },
    );
  },
  async 'Paste a report with a heading, a list and a table, and read what is left out'(agent) {
    const { file, path } = await agent.find('1 of an invented airline', 'aviation');
    expect(await agent.use('describe', { name: 'prose' })).toContain('"table"');
    const report = [
      { heading: 'What we found' },
      'Two of **five** clocks agreed.',
      { list: ['The fuel log', 'The bag belt'] },
      { table: { caption: 'Gates', columns: ['Stand', 'Gate'], rows: [{ cells: ['North', 'A 12'] }] } },
      'It is _late_.',
    ];
    const list = path.replace(/\[\d+\]$/, '');
    await agent.edit(file, ...report.map((insert, index) => ({ path: `${list}[${index + 1}]`, insert })));
  },
  async 'Click a question on the page, and change it'(agent) {
    const words = 'How do we start a project with you';
    await agent.reword(await agent.find(words, 'faq'), words, `${words}, and when`);
  },
  async 'Find a sentence that every page shows, and add to it'(agent) {
    const { file, path } = await agent.find('Need help?', 'content/site.json');
    const text = String(valueAt((await agent.read(file)).value, path));
    await agent.edit(file, { path, value: `${text} We answer within a day.` });
  },
  async 'Find the telephone number, the menu and the colours'(agent) {
    expect(await agent.find('telephone', 'content/site.json')).toMatchObject({ path: 'contact.phone' });
    expect((await agent.find('menus', 'content/site.json')).path).toMatch(/^header/);
    expect((await agent.find('colours', 'content/theme.json')).path).toMatch(/^colours/);
  },
  async 'Replace a word on the whole site'(agent) {
    const words = { words: 'overnight', by: 'at night' };
    expect(await agent.use('replace_text', words)).toContain('Nothing was written.');
    await agent.use('replace_text', { ...words, apply: true });
  },
  async 'Add a page for another industry, from the blocks of one that exists'(agent) {
    await agent.use('create_page', { ...CHARITY_COPY, copyOf: await agent.pageAt('/industries/charity') });
    await agent.edit(await agent.pageAt(CHARITY_COPY.route), { path: 'draft', remove: true });
  },
  async 'Choose another icon for a page'(agent) {
    await agent.edit(await agent.pageAt(CHARITY_COPY.route), { path: 'icon', value: 'school' });
  },
  async 'Write what search engines show of a page'(agent) {
    const value =
      'Who Tidewell is, how we work and what we have delivered since 2021, from our offices in Bristol and Leeds.';
    await agent.edit(await agent.pageAt('/about'), { path: 'description', value });
  },
  async 'Start a section for news'(agent) {
    const description = 'What we have finished, learnt and published, with the newest first.';
    await agent.use('create_page', { route: '/news', title: 'News', description });
    const file = await agent.pageAt('/news');
    const insert = {
      type: 'post-list',
      posts: { section: '/news/*', order: 'date' },
      empty: 'Our first article will be here soon.',
    };
    const [head, text] = [await agent.block(file, 'page-header'), await agent.block(file, 'prose')];
    await agent.edit(
      file,
      { path: 'draft', remove: true },
      { path: `${head}.intro[0]`, value: 'What we have finished, learnt and published.' },
      { path: text, value: insert },
    );
  },
  async 'Write a dated post'(agent) {
    const description = 'We have opened an office in Leeds, for our clients in the north of England.';
    await agent.use('create_page', { route: '/news/second-office', title: 'Our second office', description });
    const file = await agent.pageAt('/news/second-office');
    const [head, text] = [await agent.block(file, 'page-header'), await agent.block(file, 'prose')];
    await agent.edit(
      file,
      { path: 'draft', remove: true },
      { path: 'date', value: '2026-11-20' },
      { path: `${head}.intro[0]`, value: 'Four of us now work in Leeds.' },
      { path: `${text}.heading`, value: 'Why Leeds' },
      { path: `${text}.content`, value: ['Half of our clients are closer to it than to Bristol.'] },
    );
  },
  async 'Add an entry to the menu'(agent) {
    await agent.edit('content/site.json', {
      path: 'header.links[2]',
      insert: { label: 'News', href: '/news' },
    });
  },
  async 'Take a page back as a draft, see its mark in the list, and publish it again'(agent) {
    const file = await agent.pageAt('/news/second-office');
    const entry = async () => (await agent.documents('pages')).find((one) => one['file'] === file);
    await agent.edit(file, { path: 'draft', value: true });
    expect(await entry()).toMatchObject({ isDraft: true });
    await agent.edit(file, { path: 'draft', remove: true });
    expect(await entry()).toMatchObject({ isDraft: false });
  },
  async 'Copy a block to another page'(agent) {
    const from = await agent.pageAt('/about');
    const to = await agent.pageAt('/contact');
    const insert = valueAt((await agent.read(from)).value, await agent.block(from, 'notice'));
    const path = (await agent.block(to, 'page-header')).replace(/\d+/, (index) => String(Number(index) + 1));
    await agent.edit(to, { path, insert });
  },
  async 'See where a picture is used'(agent) {
    const files = JSON.parse(await agent.use('list_files')) as { name: string; uses: object[] }[];
    const { uses } = files.find(({ name }) => name === 'industry-charity.svg') ?? {};
    expect(uses).toContainEqual(expect.objectContaining({ file: await agent.pageAt('/industries/charity') }));
  },
  async 'Look for a way to publish a page next week (the help of its date says what does that)'(agent) {
    expect(await agent.use('describe', { name: 'page' })).toMatch(/does not delay publication/);
  },
  async 'Rename a page, with every link to it and a redirect'(agent) {
    const input = {
      kind: 'move',
      file: await agent.pageAt('/accessibility'),
      to: '/accessibility-statement',
    };
    expect(await agent.use('change_page', input)).toContain('Nothing was written.');
    await agent.use('change_page', { ...input, apply: true });
  },
  async 'Undo the renaming'(agent) {
    expect(await agent.use('undo')).toContain('Undone');
  },
  async 'Delete a page'(agent) {
    const file = await agent.pageAt(CHARITY_COPY.route);
    await agent.use('change_page', { kind: 'remove', file, to: '/industries', apply: true });
  },
  async 'Write something, and take it back before saving'(agent) {
    const file = await agent.pageAt('/privacy-policy');
    const edits = [{ path: 'title', value: 'How we look after what you send us' }];
    expect(await agent.use('propose_change', { file, edits })).toContain('+  "title": "How we look after');
  },
  async "Restore last week's version of a page"(agent) {
    const file = await agent.pageAt('/about');
    await agent.use('write_document', { file, value: await firstVersion(agent, file) });
  },
  async "Restore one block of last week's page"(agent) {
    const file = await agent.pageAt('/industries');
    const { blocks } = (await firstVersion(agent, file)) as { blocks: { type: string }[] };
    const index = blocks.findIndex(({ type }) => type === 'call-to-action');
    await agent.edit(file, { path: `blocks[${index}]`, insert: blocks[index] });
  },
};
