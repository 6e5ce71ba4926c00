import { parseFile, SINGLETONS } from '@json-site/compiler/documents';
import type { CompileInput } from '@json-site/compiler/types';
import { linksOf } from '@json-site/compiler/words';
import { type JsonPath, leavesIn, type ValuePart } from '@json-site/values/locations';
import { parseUrl } from '@json-site/values/paths';
import type { SourceFile } from '@json-site/values/source-file';

/** An address on another server, where it is written. */
export interface OutsideLink {
  /** Without its fragment, which is not sent. */
  url: string;
  /** As the file has it. */
  written: string;
  source: SourceFile;
  jsonPath: JsonPath;
  part: ValuePart;
}

/** Names that nobody can have: examples and tests (RFC 2606, RFC 6761). */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;

/** The settings of site.json that name servers, and no pages. */
const SERVERS = new Set<unknown>(['url', 'embeds', 'analytics']);

/** The address without its fragment, which is not sent. Undefined for anything but a page of a server. */
function addressOf(text: string): string | undefined {
  const url = /^https?:\/\/\S+$/.test(text) ? parseUrl(text) : null;
  if (!url || RESERVED.test(url.hostname)) return undefined;
  url.hash = '';
  return url.href;
}

/** The addresses in a text: the text itself, or the links in it. */
function addressesIn(text: string): Pick<OutsideLink, 'url' | 'written' | 'part'>[] {
  const whole = addressOf(text);
  if (whole !== undefined) return [{ url: whole, written: text, part: 'value' }];
  return linksOf(text).flatMap(({ href, start, end }) => {
    const url = addressOf(href);
    return url === undefined ? [] : [{ url, written: href, part: { start, end } }];
  });
}

const isServer = (file: string, [first]: JsonPath) => file === SINGLETONS.site.file && SERVERS.has(first);

/** Lists every address on another server in the files of the content, in their order. */
export function outsideLinks({ files }: Pick<CompileInput, 'files'>): OutsideLink[] {
  return files
    .filter(({ path }) => path.endsWith('.json'))
    .flatMap((source) =>
      [...leavesIn(parseFile(source).value)].flatMap(({ leaf, jsonPath }) => {
        if (typeof leaf !== 'string' || jsonPath[0] === '$schema' || isServer(source.path, jsonPath))
          return [];
        return addressesIn(leaf).map((address): OutsideLink => ({ ...address, source, jsonPath }));
      }),
    );
}
