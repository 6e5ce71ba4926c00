import { expect, it } from 'vitest';
import { formatMailbox, parseMailboxes } from '../../../supabase/functions/deliver/addresses.ts';
import { mailtoLink } from '../../../supabase/functions/deliver/mailto.ts';
import { toMime } from '../../../supabase/functions/deliver/mime.ts';
import { rawMail } from '../../../supabase/functions/deliver/raw-mail.ts';
import { resend } from '../../../supabase/functions/deliver/resend.ts';

const formatted = (text: string) => parseMailboxes(text)?.map(formatMailbox);

it.each<[string, string[]]>([
  ['ann@example.org', ['ann@example.org']],
  [' ann@example.org ,ben@example.org, ', ['ann@example.org', 'ben@example.org']],
  ['ann@example.org; ben@example.org;', ['ann@example.org', 'ben@example.org']],
  [
    'Ann Lee <ann@example.org>,\n Ben <ben@example.org>',
    ['Ann Lee <ann@example.org>', 'Ben <ben@example.org>'],
  ],
  ['"Lee, Ann" <ann@example.org>, ben@example.org', ['"Lee, Ann" <ann@example.org>', 'ben@example.org']],
  ['"Lee; Ann" <ann@example.org>; ben@example.org', ['"Lee; Ann" <ann@example.org>', 'ben@example.org']],
  ['"The \\"Vale\\"" <a@example.org>', ['"The \\"Vale\\"" <a@example.org>']],
  // Without quotes, as people write it.
  [
    'Friends of the Vale, Charity 1234 <web@example.org>',
    ['"Friends of the Vale, Charity 1234" <web@example.org>'],
  ],
  [
    'Lee, Ann <ann@example.org>, Ben <ben@example.org>',
    ['"Lee, Ann" <ann@example.org>', 'Ben <ben@example.org>'],
  ],
  ['Vale Ltd. <web@example.org>', ['"Vale Ltd." <web@example.org>']],
  ['Vale: Charity <web@example.org>', ['"Vale: Charity" <web@example.org>']],
  ['Müller & Söhne <web@example.org>', ['Müller & Söhne <web@example.org>']],
  ['Vale (Charity, 1234) <web@example.org>', ['Vale <web@example.org>']],
  ['ann@example.org (Ann (the first) Lee, Ms)', ['"Ann (the first) Lee, Ms" <ann@example.org>']],
  [
    'Team: ann@example.org, "Lee, Ben" <ben@example.org>;',
    ['ann@example.org', '"Lee, Ben" <ben@example.org>'],
  ],
  ['Team: ann@example.org;, ben@example.org', ['ann@example.org', 'ben@example.org']],
  ['"ann lee"@example.org', ['"ann lee"@example.org']],
  ["o'brien+news@example.co.uk", ["o'brien+news@example.co.uk"]],
])('reads the addresses in %j', (text, addresses) => {
  expect(formatted(text)).toEqual(addresses);
  // What is written is read as the same again.
  expect(formatted(addresses.join(', '))).toEqual(addresses);
});

it.each([
  '',
  ' , ',
  'Ann',
  'ann@',
  'ann@example.org ben@example.org',
  'Ann, ann@example.org',
  'ann@example.org, Ben <ben@>',
])('refuses %j', (text) => expect(formatted(text)).toBeUndefined());

it('gives each provider the same sender and recipients', () => {
  const [from = ''] = formatted('Friends of the Vale, Charity 1234 <web@example.org>') ?? [];
  const to = formatted('"Lee, Ann" <ann@example.org>, "Łukasz, Zoë" <zoe@example.org>') ?? [];
  const message = { from, to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  const envelope = { mail_from: 'web@example.org', rcpt_to: ['ann@example.org', 'zoe@example.org'] };
  const relay = rawMail({ url: 'https://relay.test/send', key: 'k' });
  expect(relay.request(message, 'key-1').body).toMatchObject(envelope);
  expect(resend('k').request(message, 'key-1').body).toMatchObject({ from, to });
  const [headers = ''] = toMime(message, 'key-1', new Date(0)).split('\r\n\r\n');
  expect(headers).toContain('From: "Friends of the Vale, Charity 1234" <web@example.org>\r\n');
  const name = Buffer.from('Łukasz, Zoë').toString('base64');
  expect(headers).toContain(`To: "Lee, Ann" <ann@example.org>, =?UTF-8?B?${name}?= <zoe@example.org>\r\n`);
});

it.each([
  ["o'brien+news@example.co.uk", "mailto:o'brien+news@example.co.uk"],
  ['r&d@example.org', 'mailto:r%26d@example.org'],
  ['a%b;c=d/e?f#g[h]@example.org', 'mailto:a%25b%3Bc%3Dd%2Fe%3Ff%23g%5Bh%5D@example.org'],
  ['"a@b"@example.org', 'mailto:%22a%40b%22@example.org'],
])('links %s as RFC 6068 writes it', (address, link) => {
  expect(mailtoLink(address)).toBe(link);
});
