import { isObject } from '@json-site/values/objects';
import type { NeutralBlock, NeutralPage } from './content.ts';

/** What no visitor reads. */
const UNREAD = new Set(['type', 'id', 'href', 'name', 'kind', 'title']);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  const title = typeof value['title'] === 'string' ? [value['title']] : [];
  return [
    ...title,
    ...Object.entries(value).flatMap(([name, one]) => (UNREAD.has(name) ? [] : textsIn(one))),
  ];
}

const sectionOf = ({ title, ...rest }: NeutralBlock, index: number) =>
  `<section id="part-${index}"><h2>${title}</h2>${textsIn(rest)
    .map((text) => `<p>${text}</p>`)
    .join('')}</section>`;

/** The main content of a page as plain HTML, for what reads the texts of many pages and needs no build of them. */
export const neutralDocument = ({ title, blocks }: NeutralPage): string =>
  `<main><h1>${title}</h1>${blocks.map(sectionOf).join('')}</main>`;
