import { randomBytes } from 'node:crypto';
import { Limit } from './limits.ts';

/** Milliseconds. */
export const CODE_LASTS = 600_000;
const HOUR = 3_600_000;
const MOST_GUESSES = 5;
const MOST_PER_ADDRESS = 5;
/** An office has one address on the internet. */
const MOST_PER_SENDER = 30;

interface Attempt {
  id: string;
  address: string;
  expires: number;
  guesses: number;
}

/**
 * The codes that were asked for. Only the browser that has asked for a code may enter it, five times, and only the
 * newest code of an address counts. All of it is the same for addresses that are no editor's.
 */
export class Attempts {
  private readonly byAddress = new Map<string, Attempt>();
  private readonly ofAddress = new Limit(MOST_PER_ADDRESS, HOUR);
  private readonly ofSender = new Limit(MOST_PER_SENDER, HOUR);
  private readonly guessesOfSender = new Limit(MOST_PER_SENDER * 2, HOUR);

  /** Whether a sender may ask for another code, or open another link. */
  mayAsk(sender: string): boolean {
    return this.ofSender.take(sender);
  }

  /** Begins an attempt. `isLimited`: the address has had its codes of this hour, so that no other is sent. */
  begin(address: string, now = Date.now()): { id: string; isLimited: boolean } {
    for (const [key, { expires }] of this.byAddress) if (expires < now) this.byAddress.delete(key);
    const id = randomBytes(32).toString('base64url');
    const isLimited = !this.ofAddress.take(address, now);
    if (!isLimited) this.byAddress.set(address, { id, address, expires: now + CODE_LASTS, guesses: 0 });
    return { id, isLimited };
  }

  /** Counts a guess. Returns the address whose code may be compared, or undefined if none may. */
  guess(id: string, sender: string, now = Date.now()): string | undefined {
    if (!this.guessesOfSender.take(sender, now)) return undefined;
    const attempt = [...this.byAddress.values()].find((one) => one.id === id);
    if (!attempt || attempt.expires < now || attempt.guesses >= MOST_GUESSES) return undefined;
    attempt.guesses += 1;
    return attempt.address;
  }

  /** Ends the attempt of an address: its code has been used. */
  end(address: string): void {
    this.byAddress.delete(address);
  }
}
