import { replaceAt } from '@json-site/compiler/diagnostics';
import type { Diagnostic } from '@json-site/compiler/types';
import { formatPath, rangeOf } from '@json-site/values/locations';
import type { LinkState } from './ask-link.ts';
import type { OutsideLink } from './outside-links.ts';

/** The address to write, with the fragment of the link, which servers do not see. */
function rightAddress(written: string, to: string): string {
  const { hash } = new URL(written);
  return to.includes('#') ? to : to + hash;
}

type Finding = Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> & { right?: string };

/** What a server has said of a link, if it says anything about it. */
function findingOf({ url, written }: OutsideLink, state: LinkState): Finding | undefined {
  switch (state.kind) {
    case 'fine':
      return undefined;
    case 'gone': {
      const message = `${url} is gone: status ${state.status}.`;
      return {
        code: 'gone-link',
        severity: 'warning',
        message,
        hint: 'Link to another page, or remove the link.',
      };
    }
    case 'moved': {
      const right = rightAddress(written, state.to);
      const message = `${url} has moved for good.`;
      return { code: 'moved-link', severity: 'warning', message, hint: `Write "${right}".`, right };
    }
    case 'insecure': {
      const message = `${url} is not encrypted.`;
      const finding = { code: 'insecure-link', severity: 'warning', message } as const;
      if (!state.to)
        return { ...finding, hint: 'Its server has no https. Link to another page, if there is one.' };
      const right = rightAddress(written, state.to);
      return { ...finding, hint: `Write "${right}".`, right };
    }
    case 'private': {
      const message = `${url} is an address inside of a network, which visitors cannot open.`;
      return { code: 'private-link', severity: 'warning', message, hint: 'Link to a public page.' };
    }
    case 'unknown': {
      const message = `Nothing is known of ${url}: it ${state.reason}.`;
      return { code: 'silent-link', severity: 'notice', message, hint: 'Open it, or check again later.' };
    }
  }
}

/** What servers have said, each finding at its line. Those with one right answer have a fix. */
export function linkDiagnostics(
  links: readonly OutsideLink[],
  states: ReadonlyMap<string, LinkState>,
): Diagnostic[] {
  return links.flatMap((link) => {
    const state = states.get(link.url);
    const finding = state && findingOf(link, state);
    if (!finding) return [];
    const { source, jsonPath, part, written } = link;
    const { right, ...words } = finding;
    const fix = replaceAt(jsonPath, part, written, right);
    const range = rangeOf(source, jsonPath, part);
    return [{ file: source.path, ...range, ...words, path: formatPath(jsonPath), ...(fix && { fix }) }];
  });
}
