import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtOnce } from '@json-site/content/files';
import { isObject } from '@json-site/values/objects';
import { type AskServer, askByFetch, askLink, type LinkState } from './ask-link.ts';
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

/** Asks each address once: one at a time for a server. */
async function askAll(
  urls: readonly string[],
  { ask = askByFetch, pause = PAUSE }: CheckLinksOptions,
): Promise<Map<string, LinkState>> {
  const hosts = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    hosts.set(host, [...(hosts.get(host) ?? []), url]);
  }
  const states = new Map<string, LinkState>();
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
    for (const ofHost of queue) for (const url of ofHost) states.set(url, await askLink(url, politely));
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return states;
}

/** Returns what is known about each address now. Remembers for a week what a server has said. */
export async function linkStates(
  links: readonly OutsideLink[],
  options: CheckLinksOptions,
): Promise<Map<string, LinkState>> {
  const { root, now } = options;
  const file = path.join(root, CACHE);
  const known = readKnown(file, now);
  const urls = [...new Set(links.map(({ url }) => url))];
  const asked = await askAll(
    urls.filter((url) => !known.has(url)),
    options,
  );
  for (const [url, state] of asked) if (state.kind !== 'unknown') known.set(url, { at: now, state });
  mkdirSync(path.dirname(file), { recursive: true });
  writeAtOnce(file, JSON.stringify(Object.fromEntries(known)));
  return new Map(urls.flatMap((url) => [[url, known.get(url)?.state ?? asked.get(url) ?? { kind: 'fine' }]]));
}

/** What is wrong with a link, and what to do. Undefined for one that is right, and for one that is unknown. */
function findingOf({ url }: OutsideLink, state: LinkState | undefined): string | undefined {
  switch (state?.kind) {
    case 'gone':
      return `${url} is gone: status ${state.status}.\n  Link to another page, or remove the link.`;
    case 'moved':
      return `${url} has moved for good.\n  Write "${state.to}".`;
    case 'insecure':
      return `${url} is not encrypted.\n  ${state.to ? `Write "${state.to}".` : 'Its server has no https. Link to another page, if there is one.'}`;
    default:
      return undefined;
  }
}

/** The report: each finding at its line, then what no server could say. */
export function linkReport(links: readonly OutsideLink[], states: ReadonlyMap<string, LinkState>) {
  const findings = links.flatMap((link) => {
    const finding = findingOf(link, states.get(link.url));
    return finding === undefined ? [] : [`${link.file}:${link.line}:${link.column}  ${finding}`];
  });
  const unknown = links.flatMap(({ url, file, line, column }) => {
    const state = states.get(url);
    return state?.kind === 'unknown' ? [`  ${file}:${line}:${column}  ${url} ${state.reason}`] : [];
  });
  return { findings, unknown };
}
