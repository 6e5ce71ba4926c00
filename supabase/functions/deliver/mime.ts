import { type MailAddress, parseMailboxes, quotedName } from './addresses.ts';
import type { Message } from './message.ts';
import { headerText } from './text.ts';

/** Encodes bytes as base64. */
export function base64OfBytes(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += 8192)
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(binary);
}

/** Encodes UTF-8 as base64. */
export const base64 = (text: string): string => base64OfBytes(new TextEncoder().encode(text));

/** A header's text: ASCII as it is, other text as encoded words of at most 75 characters (RFC 2047). */
function encodeHeader(text: string): string {
  const safe = headerText(text);
  if (/^[\x20-\x7e]*$/.test(safe)) return safe;
  const words: string[] = [];
  let word = '';
  for (const character of safe) {
    if (base64(word + character).length > 60) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((part) => `=?UTF-8?B?${base64(part)}?=`).join('\r\n ');
}

/** The name and the address of a sender or recipient. */
const mailboxIn = (text: string): MailAddress => parseMailboxes(text)?.[0] ?? { name: '', address: text };

/** An address of a message, with its name encoded. */
function encodeAddress(text: string): string {
  const { name, address } = mailboxIn(text);
  const safe = headerText(name);
  const encoded = /^[\x20-\x7e]*$/.test(safe) ? quotedName(safe) : encodeHeader(safe);
  return safe ? `${encoded} <${headerText(address)}>` : headerText(address);
}

const lines = (text: string) => text.replace(/.{1,76}/g, '$&\r\n').trimEnd();

function part(type: string, text: string): string {
  return `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines(base64(text))}\r\n`;
}

/** Writes a message as RFC 5322 text. Equal messages with equal keys give equal bytes, except for the date. */
export function toMime(message: Message, key: string, date: Date): string {
  const boundary = `part-${key.replace(/[^A-Za-z0-9-]/g, '-')}`;
  const domain = /@([A-Za-z0-9.-]+)$/.exec(bareAddress(message.from))?.[1] ?? 'localhost';
  const headers = [
    `From: ${encodeAddress(message.from)}`,
    `To: ${message.to.map(encodeAddress).join(', ')}`,
    `Subject: ${encodeHeader(message.subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    // Mailboxes can recognise a message that was sent twice.
    `Message-ID: <${key.replace(/[^A-Za-z0-9-]/g, '-')}@${domain}>`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ];
  return `${headers.join('\r\n')}\r\n\r\n--${boundary}\r\n${part('text/plain', message.text)}--${boundary}\r\n${part('text/html', message.html)}--${boundary}--\r\n`;
}

/** The address without the name. */
export const bareAddress = (text: string): string => mailboxIn(text).address;
