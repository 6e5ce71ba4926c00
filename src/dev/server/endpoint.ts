import type { ViteDevServer } from 'vite';
import type { OwnerAccess } from '@json-site/backend/owner';
import type { ContentStore } from '@json-site/content/site';

/** Who sends a request, where people sign in. */
interface Editor {
  /** In small letters. */
  address: string;
  /** For the author of commits: the address, if the editor has no name. */
  name: string;
  /** `write`: everything except making something public. `own`: that, and who the editors are. */
  role: 'write' | 'publish' | 'own';
}

/** An editor as an owner adds or changes one. */
interface EditorChange extends Pick<Editor, 'address' | 'role'> {
  /** Missing: the name stays. */
  name?: string | undefined;
}

interface PersonEntry extends Pick<Editor, 'address' | 'role'> {
  name: string | null;
  /** ISO 8601. */
  invited_at: string;
}

/** Those who edit the site, where people sign in. */
interface People {
  /** Everybody who may come now. */
  list(): Promise<readonly PersonEntry[]>;
  /** Adds an editor, and mails an invitation. Resolves with false if the mail could not be sent. */
  invite(editor: EditorChange, by: string): Promise<boolean>;
  /** Changes the role and the name of an editor. */
  change(editor: EditorChange): Promise<void>;
  /** An editor who is removed is out with the next request. */
  remove(address: string): Promise<void>;
  /** Mails some of them, lines of plain text. Resolves with false if a mail could not be sent. */
  mail(notice: { to: readonly string[]; subject: string; text: string }): Promise<boolean>;
  /** Where they open the studio: `https://studio.example.org`. */
  origin: string;
}

/** What reads and writes content. */
export interface ContentContext {
  store: ContentStore;
  /** Absolute path of the project. */
  root: string;
  /** Aborted when the client asks to stop. An endpoint that writes nothing yet may throw its reason. */
  signal?: AbortSignal;
  /** Undefined where nobody signs in: on the computer of the person who works there. */
  editor?: Editor;
  /** Undefined where nobody signs in. */
  people?: People;
  /** The site and the theme may differ from those in the code of the pages: they come with each page to show. */
  isBuilt?: boolean;
  /** The database of enquiries, and the mailbox beside it. Null or missing: this server reads none. */
  database?(): Promise<Pick<OwnerAccess, 'call' | 'mailbox'> | null>;
  /** Generates what depends on a changed form, and lets the embedded database apply new migrations, if there is one. */
  formsChanged?(): Promise<void>;
}

/** The environment of an endpoint of the development server. */
export interface DevContext extends ContentContext {
  server: ViteDevServer;
}

/**
 * Handles requests for one name of the API. The client gets the status of a `DevApiError`, and 500 for any other error.
 */
export type DevEndpoint = (input: unknown, context: DevContext) => unknown;

/** A request that the server refuses. The dev tools show the message to the author. */
export class DevApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'DevApiError';
    this.status = status;
  }
}

/** Refuses a request that cannot be done as it is. */
export function refuse(message: string): never {
  throw new DevApiError(422, message);
}
