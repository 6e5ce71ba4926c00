import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { localMailbox, readMailbox } from '../../backend/mail/mailbox.ts';
import { noticeSender } from './notices.ts';

const NOTICE = {
  to: ['ann@example.org', 'bob@example.org', 'ann@example.org'],
  subject: 'Not published: Prices',
  text: 'The check has found errors.\n<b>',
};

test('mails each editor once, and no editor the addresses of the others', async () => {
  const folder = temporaryFolder(onTestFinished);
  const reported: string[] = [];
  const send = noticeSender({
    environment: {},
    mailbox: localMailbox(folder),
    report: (one) => reported.push(one),
  });
  await send(NOTICE);
  const { messages } = readMailbox(folder);
  expect(messages.map(({ message }) => message.to).sort()).toEqual([
    ['ann@example.org'],
    ['bob@example.org'],
  ]);
  expect(messages[0]?.message.html).toContain('&lt;b&gt;');
  expect(reported).toEqual([]);
});

test('reports a mail that cannot be sent, without an address', async () => {
  const reported: string[] = [];
  await noticeSender({ environment: {}, report: (one) => reported.push(one) })(NOTICE);
  const noProvider = { MAIL_FROM: 'Site <site@example.org>' };
  await noticeSender({ environment: noProvider, report: (one) => reported.push(one) })(NOTICE);
  expect(reported[0]).toContain('MAIL_FROM is not set');
  expect(reported[1]).toContain('No mail provider');
  expect(reported.join()).not.toMatch(/ann@|bob@/);
});
