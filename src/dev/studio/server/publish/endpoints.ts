import type { DevEndpoint } from '../../../server/endpoint.ts';
import type { PublishRequest } from '../../publish/protocol.ts';
import { readInput } from '../read-input.ts';
import { combineAndPush, publish, publishedPage, publishState, pushCommits } from './publish.ts';
import { runCheck } from './run-check.ts';

const PUBLISH_REQUEST = { message: 'string', fingerprint: 'string', newBranch: 'string?' } as const;

/** The endpoints of publishing. */
export const PUBLISH_ENDPOINTS: Record<string, DevEndpoint> = {
  'studio/publish/state': (_, context) => publishState(context),
  'studio/publish/check': (_, { root }) => runCheck(root),
  'studio/publish/page': (input, context) =>
    publishedPage(context, readInput<{ route: string }>(input, { route: 'string' }).route),
  'studio/publish/commit': (input, context) =>
    publish(context, readInput<PublishRequest>(input, PUBLISH_REQUEST)),
  'studio/publish/push': (input, context) =>
    pushCommits(context, readInput<{ newBranch?: string }>(input, { newBranch: 'string?' }).newBranch),
  'studio/publish/combine': (_, context) => combineAndPush(context),
};
