import { type ContentContext, DevApiError } from '@json-site/dev/server';
import type { studio } from '@json-site/studio/server';
import { isObject } from '@json-site/values/objects';
import { ROLES, type Role } from '../editors/editors.ts';

/** The endpoints that the studio's pages call. */
type EndpointName = keyof typeof studio.endpoints | 'icons';

/** The role that a request needs, which may depend on its input. */
type Needed = Role | ((input: unknown) => Role);

/** What is sent for review is not public; everything else that is sent there may be. */
const ofPublishing = (input: unknown): Role =>
  isObject(input) && input['way'] === 'review' ? 'write' : 'publish';

/** Who may do what. An endpoint without a role is an error of the type checker. */
const NEEDED: Record<EndpointName, Needed> = {
  icons: 'write',
  'studio/site': 'write',
  'studio/page': 'write',
  'studio/check': 'write',
  'studio/save': 'write',
  'studio/new': 'write',
  'studio/change': 'write',
  'studio/order': 'write',
  'studio/new-record': 'write',
  'studio/delete-record': 'write',
  'studio/drafts': 'write',
  'studio/drafts/store': 'write',
  'studio/questions': 'publish',
  'studio/search': 'write',
  'studio/find-text': 'write',
  'studio/replace': 'write',
  'studio/upload': 'write',
  'studio/files': 'write',
  'studio/files/replace': 'write',
  'studio/files/delete': 'write',
  'studio/files/text': 'write',
  'studio/history': 'write',
  'studio/history/version': 'write',
  'studio/history/put-back': 'write',
  'studio/history/changes': 'write',
  'studio/history/undo': 'write',
  'studio/links': 'write',
  'studio/overview': 'write',
  'studio/enquiries': 'write',
  'studio/enquiries/open': 'publish',
  'studio/enquiries/done': 'publish',
  'studio/publish/state': 'write',
  'studio/publish/check': 'write',
  'studio/publish/whereabouts': 'write',
  'studio/publish/receive': 'write',
  'studio/publish/page': 'write',
  'studio/publish/schedule': 'write',
  'studio/publish/schedule/add': 'publish',
  'studio/publish/schedule/cancel': 'publish',
  'studio/publish/commit': ofPublishing,
  'studio/reviews/approve': 'publish',
  'studio/reviews/answer': 'publish',
  'studio/editors': 'own',
  'studio/editors/invite': 'own',
  'studio/editors/change': 'own',
  'studio/editors/remove': 'own',
  'studio/looks': 'write',
  'studio/looks/add': 'write',
  'studio/looks/end': 'write',
};

const REFUSALS: Readonly<Record<Role, string>> = {
  write: 'You may not do this.',
  publish: 'You may not make anything public. Send it for review instead.',
  own: 'Only an owner of the site manages its editors.',
};

type Endpoint = (input: unknown, context: ContentContext) => unknown;

/** The endpoints with the check of the role before each of them. */
export function withRoles(endpoints: Record<EndpointName, Endpoint>): Record<EndpointName, Endpoint> {
  const guarded = Object.entries<Endpoint>(endpoints).map(([name, run]): [string, Endpoint] => [
    name,
    (input, context) => {
      const needed = NEEDED[name as EndpointName];
      const role = typeof needed === 'function' ? needed(input) : needed;
      if (!context.editor) throw new DevApiError(401, 'You are signed out. Sign in again.');
      if (ROLES.indexOf(context.editor.role) < ROLES.indexOf(role))
        throw new DevApiError(403, REFUSALS[role]);
      return run(input, context);
    },
  ]);
  return Object.fromEntries(guarded) as Record<EndpointName, Endpoint>;
}
