import { expect, it } from 'vitest';
import { correctEmail } from './email-slip.ts';

it.each([
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmal.con', 'gmail.com'],
  ['Hotmial.co.uk', 'hotmail.co.uk'],
  ['hotmail.co.ku', 'hotmail.co.uk'],
  ['hotmail.couk', 'hotmail.co.uk'],
  ['hotmal.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahoo.co.ul', 'yahoo.co.uk'],
  ['iclould.com', 'icloud.com'],
  ['btinternt.com', 'btinternet.com'],
  ['firm.con', 'firm.com'],
  ['charity.ogr', 'charity.org'],
])('asks whether %s means %s', (domain, meant) => {
  expect(correctEmail(`Name@${domain}`)).toBe(`Name@${meant}`);
});

it.each([
  'gmail.com',
  'mail.com',
  'email.com',
  'ymail.com',
  'hotmail.fr',
  'hotmail.it',
  'outlook.de',
  'yahoo.de',
  'yahoo.fr',
  'yahoo.ca',
  'yahoo.com.au',
  'live.nl',
  'line.com',
  'love.com',
  'me.com',
  'msn.com',
  'sky.com',
  'aol.com',
  'firm.co',
  'firm.cm',
  'nhs.net',
  'company.example',
  'council.gov.uk',
  '',
])('asks nothing about %s', (domain) => {
  expect(correctEmail(`name@${domain}`)).toBeUndefined();
});

it.each(['', 'name', '@gmial.com'])('asks nothing about %j', (address) => {
  expect(correctEmail(address)).toBeUndefined();
});
