import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Where a proxy in front of the server runs: on the same machine, or in the same network of containers. */
const NEAR = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  NEAR.addSubnet(network, bits);
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');

/** The address that a request comes from: of a proxy nearby, the last one that it names, which it has seen itself. */
export function senderOf({ socket, headers }: IncomingMessage): string {
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const isNear = NEAR.check(peer, isIP(peer) === 6 ? 'ipv6' : 'ipv4');
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').at(-1)?.trim() ?? '';
  return isNear && isIP(forwarded) ? forwarded : peer;
}
