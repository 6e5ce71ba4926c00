import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtOnce } from '@json-site/content/files';
import { isObject } from '@json-site/values/objects';
import { type AskServer, askLink, type LinkState } from './ask-link.ts';
import { askPublicServer } from './ask-public-server.ts';
import type { OutsideLink } from './outside-links.ts';

const CACHE = '.cache/outside-links.json';

/** A week in milliseconds: a link that was checked is not asked again before. */
const WEEK = 7 * 86_400_000;

/** Between two requests to one server, in milliseconds. */
const PAUSE = 1000;

/** Servers that are asked at the same time, each one address after the other. */
const AT_ONCE = 6;

interface Known {
  at: number;
  state: LinkState;
}

export interface CheckLinksOptions {
  root: string;
  now: number;
  pause?: number;
  ask?: AskServer;
}

/** Reads what is known of addresses. A file that cannot be read means that nothing is. */
function readKnown(file: string, now: number): Map<string, Known> {
  try {
    const stored: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const entries = Object.entries(isObject(stored) ? stored : {}) as [string, Known][];
    return new Map(entries.filter(([, { at }]) => now - at < WEEK && now >= at));
  } catch {
    return new Map();
  }
}

/** Asks each address once: one at a time for a server. Calls `onAnswer` for each. */
async function askAll(
  urls: readonly string[],
  { ask = askPublicServer, pause = PAUSE }: CheckLinksOptions,
  onAnswer: (url: string, state: LinkState) => void,
): Promise<void> {
  const hosts = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    hosts.set(host, [...(hosts.get(host) ?? []), url]);
  }
  const queue = [...hosts.values()].values();
  const wait = () => new Promise((resolve) => setTimeout(resolve, pause));
  /** Also between the requests for one address, which a redirect or GET makes several. */
  const politely: AskServer = async (url, method) => {
    try {
      return await ask(url, method);
    } finally {
      await wait();
    }
  };
  async function worker(): Promise<void> {
    for (const ofHost of queue) for (const url of ofHost) onAnswer(url, await askLink(url, politely));
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * Returns what is known about each address now. Remembers for a week what a server has said, at once: a check that is
 * stopped goes on from there.
 */
export async function linkStates(
  links: readonly OutsideLink[],
  options: CheckLinksOptions,
): Promise<Map<string, LinkState>> {
  const { root, now } = options;
  const file = path.join(root, CACHE);
  const known = readKnown(file, now);
  const states = new Map([...known].map(([url, { state }]) => [url, state]));
  const urls = [...new Set(links.map(({ url }) => url))];
  mkdirSync(path.dirname(file), { recursive: true });
  await askAll(
    urls.filter((url) => !known.has(url)),
    options,
    (url, state) => {
      states.set(url, state);
      if (state.kind === 'unknown') return;
      known.set(url, { at: now, state });
      writeAtOnce(file, JSON.stringify(Object.fromEntries(known)));
    },
  );
  return new Map(urls.map((url) => [url, states.get(url) ?? { kind: 'fine' }]));
}
