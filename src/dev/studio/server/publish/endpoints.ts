import type { DevEndpoint } from '../../../server/endpoint.ts';
import { endpoint } from '../endpoint.ts';
import { checkBeforePublishing, publish } from './publish.ts';
import { notPublic, publishedPage, publishState } from './publish-state.ts';

const REQUEST = { way: 'string', message: 'string', fingerprint: 'string', choices: 'object?' } as const;

/** The endpoints of publishing. */
export const PUBLISH_ENDPOINTS: Record<string, DevEndpoint> = {
  'studio/publish/state': (_, context) => publishState(context),
  'studio/publish/check': (_, { root }) => checkBeforePublishing(root),
  'studio/publish/not-public': (_, { root }) => notPublic(root),
  'studio/publish/page': endpoint({ route: 'string' }, (context, { route }: { route: string }) =>
    publishedPage(context, route),
  ),
  'studio/publish/commit': endpoint(REQUEST, publish),
};
