/* Written by "npm run generate" from schemas/forms/ and the code of forms. Do not edit. */
type Handler = (request: Request) => Promise<Response>;

/** What the function needs besides a request, where it does not run in a project. */
export interface Surroundings {
  read: (path: string) => Promise<Response>;
  /** Calls the API of the project. */
  send: typeof fetch;
  url: string;
  secretKey: string;
  site: string;
}

export declare function createHandler(environment: (name: string) => string | undefined, send?: typeof fetch): Handler;
export declare function createReceiver(surroundings: Surroundings): Handler;
