/** Counts events by a key in a sliding window, in memory: a restart forgets them, and the project has limits too. */
export class Limit {
  private readonly most: number;
  private readonly window: number;
  private readonly times = new Map<string, number[]>();

  /** @param window Milliseconds. */
  constructor(most: number, window: number) {
    this.most = most;
    this.window = window;
  }

  /** Counts an event. Returns false, and does not count it, if the key has had too many. */
  take(key: string, now = Date.now()): boolean {
    this.forget(now);
    const times = this.times.get(key) ?? [];
    if (times.length >= this.most) return false;
    this.times.set(key, [...times, now]);
    return true;
  }

  private forget(now: number): void {
    for (const [key, times] of this.times) {
      const recent = times.filter((time) => time > now - this.window);
      if (recent.length === 0) this.times.delete(key);
      else if (recent.length < times.length) this.times.set(key, recent);
    }
  }
}
