import { isDocument } from './count-changes.ts';
import type { ChangedDocument } from './protocol.ts';

/** Names a changed document: a file that is no document by its kind, since its name says nothing. */
function nameOf(document: ChangedDocument): string {
  return isDocument(document) ? document.name.replace(/^Page “(.*)”$/, '$1') : 'picture';
}

/** Suggests the message: "Change Title of Contact", "Change Redirects, Site and 2 more", "Add 8 pictures". */
export function suggestMessage(documents: readonly ChangedDocument[]): string {
  const verbs = { added: 'Add', removed: 'Delete', changed: 'Change', moved: 'Move' };
  const kinds = new Set(documents.map(({ kind }) => kind));
  const [kind = 'changed'] = kinds.size === 1 ? kinds : [];
  const [first, ...others] = documents;
  const fields = new Set(first?.changes.map(({ where }) => where.join(' › ')));
  if (first && others.length === 0 && kind === 'changed' && fields.size > 0 && fields.size <= 2) {
    return `Change ${[...fields].join(' and ')} of ${nameOf(first)}`;
  }
  const pictures = documents.filter((one) => !isDocument(one)).length;
  const names = documents.map(nameOf).filter((name) => name !== 'picture');
  if (pictures > 0) names.push(pictures === 1 ? 'a picture' : `${pictures} pictures`);
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names;
  const last = shown.pop() ?? 'content';
  return `${verbs[kind]} ${shown.length > 0 ? `${shown.join(', ')} and ` : ''}${last}`;
}
