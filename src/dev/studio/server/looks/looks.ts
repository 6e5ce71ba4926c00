import { type ContentContext, DevApiError, refuse } from '@json-site/dev/server';
import type { LookLinks, LookTarget, NewLook } from '../../looks/protocol.ts';
import { openPage } from '../drafts/open-page.ts';
import { currentLooks, removeLook, type StoredLook, storeLook } from './look-store.ts';

const DAY = 86_400_000;

const linkOf = ({ id, by, until }: StoredLook) => ({
  id,
  by: by.name,
  until: new Date(until).toISOString(),
});

/** Lists the links to a document or a review that still work. */
export function listLooks({ root }: ContentContext, { kind, name }: LookTarget): LookLinks {
  const links = currentLooks(root).filter(({ target }) => target.kind === kind && target.name === name);
  return { links: links.sort((a, b) => a.until - b.until).map(linkOf) };
}

/** Makes a link that shows a document or a review to everybody who has it, until a day. */
export function addLook(context: ContentContext, { kind, name, days }: NewLook): LookLinks {
  const { root, editor, people } = context;
  if (!editor || !people)
    return refuse('This studio runs on your computer only, so nobody else could open the link.');
  if (kind === 'document' && !openPage(context, name).value)
    return refuse('The studio cannot read this document, so it cannot show it.');
  const target = { kind, name };
  const by = { name: editor.name, address: editor.address };
  const link = storeLook(root, { target, by, until: Date.now() + Number(days) * DAY });
  return { ...listLooks(context, target), address: people.origin + link };
}

/** Ends a link at once. */
export function endLook(context: ContentContext, id: string): LookLinks {
  const { root } = context;
  const found = currentLooks(root).find((one) => one.id === id);
  if (!found) throw new DevApiError(404, 'This link has ended already.');
  removeLook(root, found);
  return listLooks(context, found.target);
}
