import { isObject } from '../../../compiler/schema/schema-walk.ts';
import { DevApiError, type DevEndpoint } from '../../server/endpoint.ts';
import type { Draft, NewPage, PageChange } from '../protocol.ts';
import { changePages, createPage } from './change-pages.ts';
import { checkDraft, hashOf, openPage, savePage } from './pages.ts';
import { studioSite } from './studio-site.ts';

type Kind = 'string' | 'boolean' | 'object';

/** The input as what it must be. `wanted` names its properties; a question mark leaves one free. */
function read<Input>(input: unknown, wanted: Record<string, Kind | `${Kind}?`>): Input {
  const given = isObject(input) ? input : {};
  for (const [name, kind] of Object.entries(wanted)) {
    const value = given[name];
    if (value === undefined && kind.endsWith('?')) continue;
    const fits = kind === 'object' ? isObject(value) : typeof value === kind.replace('?', '');
    if (!fits) throw new DevApiError(400, `"${name}" is missing or of the wrong kind.`);
  }
  return given as Input;
}

const DRAFT = { file: 'string', hash: 'string', value: 'object' } as const;
const FILE = { file: 'string' } as const;

/** What the studio asks of the development server. */
export const STUDIO_ENDPOINTS: Record<string, DevEndpoint> = {
  'studio/site': (_, { root }) => studioSite(root),
  'studio/page': (input, { root }) => openPage(root, read<{ file: string }>(input, FILE).file),
  'studio/hash': (input, { root }) => ({ hash: hashOf(root, read<{ file: string }>(input, FILE).file) }),
  'studio/check': (input, { root }) => checkDraft(root, read<Draft>(input, DRAFT)),
  'studio/save': (input, { root }) => savePage(root, read<Draft>(input, DRAFT)),
  'studio/new': (input, { root }) =>
    createPage(
      root,
      read<NewPage>(input, { route: 'string', title: 'string', description: 'string', copyOf: 'string?' }),
    ),
  'studio/change': (input, { root }) =>
    changePages(
      root,
      read<PageChange>(input, {
        kind: 'string',
        file: 'string',
        to: 'string',
        withPagesBelow: 'boolean?',
        apply: 'boolean?',
      }),
    ),
};
