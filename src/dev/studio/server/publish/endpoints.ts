import type { DevEndpoint } from '../../../server/endpoint.ts';
import type { PublishRequest } from '../../publish/protocol.ts';
import { readInput } from '../read-input.ts';
import { checkProject, notPublic, publish, publishedPage, publishState } from './publish.ts';

const PUBLISH_REQUEST = {
  way: 'string',
  message: 'string',
  fingerprint: 'string',
  choices: 'object?',
} as const;

/** The endpoints of publishing. */
export const PUBLISH_ENDPOINTS: Record<string, DevEndpoint> = {
  'studio/publish/state': (_, context) => publishState(context),
  'studio/publish/check': (_, { root }) => checkProject(root),
  'studio/publish/not-public': (_, { root }) => notPublic(root),
  'studio/publish/page': (input, context) =>
    publishedPage(context, readInput<{ route: string }>(input, { route: 'string' }).route),
  'studio/publish/commit': (input, context) =>
    publish(context, readInput<PublishRequest>(input, PUBLISH_REQUEST)),
};
