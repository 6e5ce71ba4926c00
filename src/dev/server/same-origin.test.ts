import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const host = 'localhost:5173';
const isAccepted = (headers: Record<string, string>) =>
  isSameOrigin({ headers: { host, ...headers } } as never as IncomingMessage);

test.each([
  { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' },
  { 'sec-fetch-site': 'same-origin', referer: 'http://localhost:5173/about' },
  { origin: 'http://localhost:5173' },
])('accepts a page of this server: %o', (headers) => {
  expect(isAccepted(headers)).toBe(true);
});

test.each([
  { 'sec-fetch-site': 'cross-site', origin: 'https://example.org' },
  { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
  { 'sec-fetch-site': 'none', referer: 'http://localhost:5173/' },
  { 'sec-fetch-site': 'same-origin' },
  { origin: 'http://localhost:3000' },
  { origin: 'null', referer: 'https://example.org/localhost:5173' },
  { referer: 'http://localhost:5173.example.org/' },
  {},
])('refuses every other sender: %o', (headers) => {
  expect(isAccepted(headers)).toBe(false);
});
