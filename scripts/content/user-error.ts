import { inspect } from 'node:util';

/** An error whose message is all that its reader needs. Vite's command line would print others with their stack. */
export class UserError extends Error {
  [inspect.custom](): string {
    return this.message;
  }
}
