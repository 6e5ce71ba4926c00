import type { ViteDevServer } from 'vite';
import type { ContentStore } from '../../../scripts/content/content-store.ts';

/** What an answer of the development server's own API is made from. */
export interface DevContext {
  server: ViteDevServer;
  store: ContentStore;
  root: string;
}

/** Answers one name of the API. What it throws is told to the page: a `DevRefusal` with its status, all else as 500. */
export type DevEndpoint = (input: unknown, context: DevContext) => unknown;

/** Something that is not done, in words for the person who asked. */
export class DevApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
