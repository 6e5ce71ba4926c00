import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtOnce } from '@json-site/content/files';
import { isObject } from '@json-site/values/objects';

const HOUR = 3_600_000;
const IDLE = 12 * HOUR;
/** Milliseconds. */
export const LONGEST = 7 * 24 * HOUR;
/** How exactly the last use of a session is stored, in milliseconds: each request would write the file. */
const EXACTNESS = 60_000;

interface Session {
  address: string;
  created: number;
  used: number;
}

const isSession = (value: unknown): value is Session =>
  isObject(value) &&
  typeof value['address'] === 'string' &&
  typeof value['created'] === 'number' &&
  typeof value['used'] === 'number';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Who is signed in, in a file with the hashes of their tokens: who reads it can use no session. A session ends after 12
 * hours without a request, and after seven days.
 */
export class Sessions {
  private readonly file: string;
  private readonly byHash: Map<string, Session>;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.file = path.join(folder, 'sessions.json');
    this.byHash = new Map(this.read());
  }

  private read(): [string, Session][] {
    try {
      const stored: unknown = JSON.parse(readFileSync(this.file, 'utf8'));
      return Object.entries(isObject(stored) ? stored : {}).flatMap(([hash, one]): [string, Session][] =>
        isSession(one) ? [[hash, one]] : [],
      );
    } catch {
      // Missing, or half written by a version that is gone: editors sign in again.
      return [];
    }
  }

  private write(): void {
    writeAtOnce(this.file, JSON.stringify(Object.fromEntries(this.byHash)), { mode: 0o600, flush: true });
  }

  /** Begins a session, and returns its token: 256 random bits that only the browser has. */
  begin(address: string, now = Date.now()): string {
    for (const [hash, one] of this.byHash) if (!this.isCurrent(one, now)) this.byHash.delete(hash);
    const token = randomBytes(32).toString('base64url');
    this.byHash.set(hashOf(token), { address, created: now, used: now });
    this.write();
    return token;
  }

  /**
   * The address of the person with this token, or undefined if there is no such session any more. `isUse`: it stays.
   */
  find(token: string | undefined, isUse = true, now = Date.now()): string | undefined {
    const session = token === undefined ? undefined : this.byHash.get(hashOf(token));
    if (!session || !this.isCurrent(session, now)) return undefined;
    if (isUse && now - session.used > EXACTNESS) {
      session.used = now;
      this.write();
    }
    return session.address;
  }

  end(token: string | undefined): void {
    if (token !== undefined && this.byHash.delete(hashOf(token))) this.write();
  }

  private isCurrent({ created, used }: Session, now: number): boolean {
    return now < created + LONGEST && now < used + IDLE + EXACTNESS;
  }
}
