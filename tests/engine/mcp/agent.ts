import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { isObject } from '../../../src/values/objects.ts';

type Json = Record<string, unknown>;

/** A place in a document. */
export interface Place {
  file: string;
  path: string;
}

/** Calls a tool. Returns its text, and whether it refused. */
export async function call(client: Client, name: string, input: Json = {}) {
  const { content, isError = false } = await client.callTool({ name, arguments: input });
  const [first] = Array.isArray(content) ? (content as unknown[]) : [];
  return { text: isObject(first) ? String(first['text']) : '', isError };
}

/** A program that edits a site by the tools alone: it finds each file and path as their answers name them. */
export class Agent {
  private readonly client: Client;

  constructor(client: Client) {
    this.client = client;
  }

  /** Calls a tool, which must do what it is asked for. Returns its text. */
  async use(name: string, input: Json = {}): Promise<string> {
    const { text, isError } = await call(this.client, name, input);
    if (isError) throw new Error(`${name} ${JSON.stringify(input)}: ${text}`);
    return text;
  }

  private async json(name: string, input: Json = {}): Promise<unknown> {
    return JSON.parse(await this.use(name, input));
  }

  /** The documents of a kind, by their titles. */
  async documents(kind: string): Promise<Json[]> {
    const list = await this.json('list_documents', { kind });
    return Array.isArray(list) ? list.filter(isObject) : [];
  }

  /** The file of a page, which is named by its address. */
  async pageAt(route: string): Promise<string> {
    const found = (await this.documents('pages')).find((one) => one['address'] === route);
    if (!found) throw new Error(`No page ${route}`);
    return String(found['file']);
  }

  /** The first place that has these words. `file` narrows it. */
  async find(words: string, file = ''): Promise<Place> {
    const { matches } = (await this.json('search', { words })) as { matches: Place[] };
    const found = matches.find((one) => one.path !== '' && one.file.includes(file));
    if (!found) throw new Error(`Nothing has "${words}" in ${file}: ${JSON.stringify(matches)}`);
    return found;
  }

  /** The value of a document, and its version. */
  async read(file: string): Promise<{ value: Json; version: string; usedOn: unknown }> {
    return (await this.json('read_document', { file })) as { value: Json; version: string; usedOn: unknown };
  }

  /** The path of the first block of a type in a page. */
  async block(file: string, type: string): Promise<string> {
    const { value } = await this.read(file);
    const blocks = Array.isArray(value['blocks']) ? value['blocks'] : [];
    const index = blocks.findIndex((one) => isObject(one) && one['type'] === type);
    if (index < 0) throw new Error(`${file} has no ${type}`);
    return `blocks[${index}]`;
  }

  /** Makes edits in a document that has been read. */
  async edit(file: string, ...edits: Json[]): Promise<string> {
    const { version } = await this.read(file);
    return this.use('write_document', { file, version, edits });
  }

  /** Replaces a part of the text at a place. */
  async reword({ file, path }: Place, from: string, to: string): Promise<void> {
    const text = String(valueAt((await this.read(file)).value, path));
    if (!text.includes(from)) throw new Error(`${file} ${path} is "${text}"`);
    await this.edit(file, { path, value: text.replace(from, to) });
  }
}

/** The value at a path as the tools write it: `blocks[2].heading`. */
export function valueAt(value: unknown, path: string): unknown {
  const steps = path.match(/[^.[\]"]+/g) ?? [];
  return steps.reduce<unknown>(
    (inner, step) => (Array.isArray(inner) ? inner[Number(step)] : isObject(inner) ? inner[step] : undefined),
    value,
  );
}
