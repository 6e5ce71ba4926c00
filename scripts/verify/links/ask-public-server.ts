import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { type AskServer, PrivateAddressError } from './ask-link.ts';

/** In milliseconds, for the headers of a response. */
const TIMEOUT = 20_000;

const USER_AGENT = 'Mozilla/5.0 (compatible; site-verify links)';

/** Networks that nobody reaches from outside (RFC 6890): no page of the content is there. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address, such as "10.0.0.1" or "::1", is inside of a network. */
export const isPrivate = (address: string): boolean =>
  PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Asks a server by fetch. Throws a PrivateAddressError for one inside of a network: content must not make the computer
 * that checks it a way in.
 */
export const askPublicServer: AskServer = async (url, method) => {
  const name = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(name, { all: true });
  if (found.some(({ address }) => isPrivate(address))) throw new PrivateAddressError(name);
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { 'user-agent': USER_AGENT, accept: 'text/html,*/*' },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await response.body?.cancel();
  return { status: response.status, location: response.headers.get('location') };
};
