import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestRepository } from '../../../support/git-repository.ts';
import { expect } from '../../../support/test.ts';
import type { Editor } from './editor.ts';
import { UNPUBLISHED } from './publishing-tasks.ts';
import { LEFT, type Task } from './task.ts';

const TERMS = 'content/pages/terms-of-service.json';
const ABOUT = 'content/pages/about.json';

/** Publishes a change from the computer of a colleague. */
function publishAsColleague({ git, remote }: TestRepository, file: string, from: RegExp, to: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'colleague-'));
  const own = (args: string[]) => git(args, folder);
  git(['clone', '--quiet', remote, folder]);
  const target = path.join(folder, file);
  writeFileSync(target, readFileSync(target, 'utf8').replace(from, to));
  own([
    '-c',
    'user.name=Bea',
    '-c',
    'user.email=bea@example.org',
    'commit',
    '--quiet',
    '--all',
    '--message=Say who we are',
  ]);
  own(['push', '--quiet']);
  rmSync(folder, { recursive: true, force: true });
}

const part = (editor: Editor, name: string) => editor.page.getByRole('region', { name, exact: true });

async function openOverview(editor: Editor): Promise<void> {
  await editor.press(/^Overview/, editor.list);
  await expect(part(editor, 'Not public yet')).toBeVisible();
}

/** Opens *Publish*, and leaves one page ticked. */
async function chooseTerms(editor: Editor): Promise<void> {
  await editor.press('Publish', editor.head);
  await editor.choose('All of them', false);
  await editor.choose('Page “Terms of Service”', true);
}

async function publishTerms(editor: Editor, summary: string): Promise<void> {
  await editor.open('Terms of Service');
  await editor.write('Summary', summary);
  await editor.save();
  await chooseTerms(editor);
  const status = editor.dialog.getByRole('status');
  await expect(status).toHaveText('The check has found no errors.', { timeout: 90_000 });
  await editor.press('Publish', editor.dialog);
  await expect(status).toHaveText(/^Public\./, { timeout: 90_000 });
}

/** What waits, what others have done, and publishing beside them. */
export const TEAM_TASKS: readonly Task[] = [
  {
    name: 'Look for a way to show a draft to a colleague, or on a phone',
    diff: {},
    leaves: LEFT,
    async do(editor, { copy }) {
      await editor.open('About', '/about');
      await editor.press('Share', editor.bar);
      const answer = copy.served
        ? 'Everybody with the link sees the page'
        : '“Send for review”, in “Publish”';
      await expect(editor.dialog).toContainText(answer);
      await editor.key('Escape');
    },
  },
  {
    name: 'Read the newest enquiry, and mark it as done',
    diff: {},
    leaves: LEFT,
    async do(editor) {
      const stored = await editor.page.request.post('/rest/v1/contact_submissions', {
        headers: {
          apikey: 'sb_publishable_local_development_only',
          'x-client-info': 'form (honeypot=empty; seconds=42)',
        },
        data: { name: 'Ann Lee', email: 'ann@example.org', message: 'Twenty words about a roof.' },
      });
      expect(stored.status()).toBe(201);
      await openOverview(editor);
      await editor.press(/^Read: /, part(editor, 'Enquiries'));
      await expect(editor.dialog).toContainText('Twenty words about a roof.');
      await editor.key('Escape');
      await editor.press(/^Done: /, part(editor, 'Enquiries'));
      await expect(part(editor, 'Enquiries')).toContainText('all done');
    },
  },
  {
    name: 'See what has changed since last week, and who did it',
    diff: {},
    leaves: LEFT,
    async do(editor) {
      await openOverview(editor);
      await expect(part(editor, 'Public since last week')).toContainText('Ada');
    },
  },
  {
    name: 'See all errors and warnings of the site in one list',
    diff: {},
    leaves: LEFT,
    async do(editor) {
      await openOverview(editor);
      await expect(part(editor, 'Errors and warnings')).toContainText('On the whole site: ');
    },
  },
  {
    name: 'Delete a page that others link to, and bring it back',
    diff: {},
    leaves: LEFT,
    async do(editor) {
      await editor.open('Aviation');
      await editor.press('Delete', editor.bar);
      await editor.press('Show what changes', editor.dialog);
      await expect(editor.dialog).toContainText('Page “FAQ” › Questions › Items');
      await expect(editor.dialog).toContainText('/industries/aviation → /industries');
      await editor.press('Delete the page', editor.dialog);
      await expect(editor.entry('Aviation')).toHaveCount(0);
      await openOverview(editor);
      await editor.press('Bring back: Delete /industries/aviation', part(editor, 'Bring back'));
      await expect(editor.entry('Aviation')).toBeVisible();
    },
  },
  {
    name: 'Publish one urgent page, and nothing of the rest',
    diff: { 'content/pages/faq.json': UNPUBLISHED },
    leaves: LEFT,
    async do(editor, { repository }) {
      await publishTerms(editor, 'What applies when you work with us.');
      const files = repository.git(['show', '--name-only', '--format=', 'main'], repository.remote);
      expect(files.split('\n')).toEqual([TERMS]);
    },
  },
  {
    name: 'Publish after a colleague has published another page, and see who it was',
    diff: { 'content/pages/faq.json': UNPUBLISHED },
    leaves: LEFT,
    async do(editor, { repository }) {
      publishAsColleague(repository, ABOUT, /"icon": "users"/, '"icon": "users-round"');
      await publishTerms(editor, 'What applies when we work for you.');
      await editor.key('Escape');
      await openOverview(editor);
      await expect(part(editor, 'Public since last week')).toContainText('Bea');
    },
  },
  {
    name: 'Try to publish an error, and find the page that has it',
    diff: {},
    leaves: LEFT,
    async do(editor, { copy }) {
      const before = copy.read(TERMS);
      copy.write(TERMS, before.replace(/"description": "[^"]*"/, '"description": "Short."'));
      await chooseTerms(editor);
      await expect(editor.dialog).toContainText('Terms of Service', { timeout: 90_000 });
      await expect(editor.dialog.getByRole('button', { name: /^Go to / }).first()).toBeVisible({
        timeout: 90_000,
      });
      await editor.press(/^Go to .*Description/, editor.dialog);
      await expect(editor.focused).toHaveAccessibleName(/^Description/);
      copy.write(TERMS, before);
    },
  },
];
