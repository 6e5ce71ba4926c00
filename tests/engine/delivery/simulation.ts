import { randomNumbers } from '../../../src/form-core/sample/random.ts';
import { createOutbox, type Outbox } from '../../../supabase/functions/deliver/database.ts';
import { deliver, targetsOf } from '../../../supabase/functions/deliver/deliver.ts';
import type { FormLayouts } from '../../../supabase/functions/deliver/layout.ts';
import { overHttp } from '../../../supabase/functions/deliver/mail-api.ts';
import type { Claim, Message } from '../../../supabase/functions/deliver/message.ts';
import type { Provider } from '../../../supabase/functions/deliver/provider.ts';
import { referenceOf } from '../../../supabase/functions/deliver/reference.ts';
import { type WebhookEvent, webhookOf } from '../../../supabase/functions/deliver/webhook.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { goodRow } from '../database/examples.ts';
import type { TestedTable } from '../database/tables.ts';
import type { TestedMailApi } from './all-mail-apis.ts';
import { SimulatedDatabase } from './simulated-database.ts';

/** Faults of one message. Each has the same probability. */
export const MESSAGE_FAULTS = [
  'http-500',
  'http-429',
  'time-out before accepting',
  'time-out after accepting',
  'connection closed after accepting',
  'function killed before sending',
  'function killed before marking',
  'function killed after marking',
  'database restarted before marking',
] as const;

type MessageFault = (typeof MESSAGE_FAULTS)[number];

export interface SimulationOptions {
  forms: TestedTable[];
  submissions: number;
  seed: number;
  /** Hours in which the submissions arrive. */
  hours: number;
  /** Probability that something goes wrong with a message; 0 switches every fault off. */
  faults: number;
  /** The provider remembers keys for as long as it declares, and responds as its test says. */
  api: TestedMailApi;
  /** The receiver of webhooks never responds. */
  isWebhookDead?: boolean;
}

/** Where a submission goes. */
export const TARGETS = ['mail', 'receipt', 'webhook'] as const;

type Target = (typeof TARGETS)[number];

/** What became of the submissions on one way. A webhook may arrive twice: its receiver knows the id. */
interface Arrivals {
  expected: number;
  lost: number;
  twice: number;
}

export interface SimulationResult {
  submissions: number;
  delivered: number;
  undelivered: number;
  deliveredTwice: number;
  deadLetters: number;
  digests: number;
  days: number;
  targets: Record<Target, Arrivals>;
  faults: Record<string, number>;
  /** Seconds from the click to the mailbox. */
  p50: number;
  p95: number;
  slowest: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const WAITING = 'private.outbox where sent_at is null and failed_at is null and held_for is null';
/** A restart takes seconds; after the first ones only the connection is lost. */
const RESTARTS = IS_FULL_RUN ? 4 : 1;
const START = Date.parse('2026-03-02T09:00:00Z');

const SITE_ADDRESS = 'd@e.f';
/** The column of the address by which a form's receipt goes. */
const ADDRESS_COLUMN = 'email';
const hasReceipt = ({ columns }: TestedTable) => columns[ADDRESS_COLUMN] !== undefined;

const WEBHOOK_SECRETS: Record<string, string> = {
  WEBHOOK_URL: 'https://hooks.test/',
  WEBHOOK_SECRET: `whsec_${'QUJD'.repeat(8)}`,
};

/** Forms whose visitors receive receipts, if they have typed an address. */
const layoutsOf = (forms: TestedTable[]): FormLayouts =>
  Object.fromEntries(
    forms.map((form) => [
      form.table,
      {
        form: form.id,
        sections: [],
        ...(hasReceipt(form) && {
          receipt: {
            column: ADDRESS_COLUMN,
            subject: 'Received',
            text: ['Thank you.'],
            reference: 'Reference',
          },
        }),
      },
    ]),
  );

/** The platform has stopped the function. */
class Killed extends Error {}

class Simulation {
  private readonly options: SimulationOptions;
  private readonly database: SimulatedDatabase;
  private readonly random: () => number;
  private readonly counts: Record<string, number> = {};
  /** The true time; the database's clock can differ from it. */
  private time = START;
  private clockError = 0;
  private fault: MessageFault | undefined;
  /** What has arrived on each way: the times by the reference in the text. */
  private readonly arrived: Record<Target, Map<string, number[]>> = {
    mail: new Map(),
    receipt: new Map(),
    webhook: new Map(),
  };
  private readonly digests: number[] = [];
  private readonly knownKeys = new Map<string, number>();

  constructor(options: SimulationOptions, database: SimulatedDatabase) {
    this.options = options;
    this.database = database;
    this.random = randomNumbers(options.seed);
  }

  private count(fault: string): void {
    this.counts[fault] = (this.counts[fault] ?? 0) + 1;
  }

  private async advance(milliseconds: number): Promise<void> {
    this.time += milliseconds;
    await this.database.setTime(this.time + this.clockError);
  }

  private get isOutage(): boolean {
    const hours = (this.time - START) / HOUR;
    return this.options.faults > 0 && hours >= 2 && hours < 8;
  }

  private chooseFault(): MessageFault | undefined {
    if (this.random() >= this.options.faults) return undefined;
    const fault = MESSAGE_FAULTS[Math.floor(this.random() * MESSAGE_FAULTS.length)];
    if (fault) this.count(fault);
    return fault;
  }

  private arrive(target: Target, reference: string): void {
    const box = this.arrived[target];
    box.set(reference, [...(box.get(reference) ?? []), this.time]);
  }

  /** Stores a message in the mailbox, unless its key is known. */
  private accept({ to, text, subject }: Message, key: string): Response {
    const known = this.knownKeys.get(key);
    const isKnown = known !== undefined && this.time - known < this.options.api.keyHours * HOUR;
    if (!isKnown) {
      this.knownKeys.set(key, this.time);
      const [, reference] = /\nReference\n {4}(\S+)/.exec(text) ?? [];
      if (reference) this.arrive(to.includes(SITE_ADDRESS) ? 'mail' : 'receipt', reference);
      else if (subject.includes('daily digest')) this.digests.push(this.time);
    }
    return new Response(this.options.api.accepted(key));
  }

  /** The server of the provider or of the webhooks. */
  private async respond(accept: () => Response): Promise<Response> {
    await this.advance(300);
    if (this.isOutage) {
      this.count('six hours of outage');
      return new Response('', { status: 503 });
    }
    this.fault = this.chooseFault();
    switch (this.fault) {
      case 'http-500':
        return new Response('', { status: 500 });
      case 'http-429':
        return new Response('', { status: 429, headers: { 'retry-after': '30' } });
      case 'function killed before sending':
        throw new Killed();
      case 'time-out before accepting':
        await this.advance(15 * SECOND);
        throw new DOMException('', 'TimeoutError');
      case 'time-out after accepting':
        accept();
        await this.advance(15 * SECOND);
        throw new DOMException('', 'TimeoutError');
      case 'connection closed after accepting':
        accept();
        throw new TypeError('terminated');
      default:
        return accept();
    }
  }

  private provider(): Provider {
    const { api } = this.options;
    return {
      ...api,
      deliver: (message, key, signal) =>
        overHttp(api, () => this.respond(() => this.accept(message, key))).deliver(message, key, signal),
    };
  }

  private webhook(): Provider<WebhookEvent> {
    const api = webhookOf((name) => WEBHOOK_SECRETS[name]);
    const receive = (event: WebhookEvent) => {
      this.arrive('webhook', event.data.reference);
      return new Response('Received.');
    };
    const silence = async () => {
      await this.advance(15 * SECOND);
      throw new DOMException('', 'TimeoutError');
    };
    return {
      ...api,
      deliver: (event, key, signal) => {
        const answer = () => (this.options.isWebhookDead ? silence() : this.respond(() => receive(event)));
        return overHttp(api, answer).deliver(event, key, signal);
      },
    };
  }

  /** The outbox as the function sees it. A killed function records nothing more. */
  private outbox(): Outbox {
    const real = createOutbox(this.database.call);
    let isKilled = false;
    const stop = () => {
      isKilled = true;
      throw new Killed();
    };
    return {
      announce: real.announce,
      cleanUp: real.cleanUp,
      claim: async () => (isKilled ? stop() : real.claim()),
      sent: async (claim: Claim, id) => {
        if (isKilled || this.fault === 'function killed before marking') stop();
        if (this.fault === 'database restarted before marking') {
          if ((this.counts[this.fault] ?? 0) <= RESTARTS) await this.database.restart();
          throw new Error('The connection was lost.');
        }
        await real.sent(claim, id);
        if (this.fault === 'function killed after marking') stop();
      },
      failed: async (claim: Claim, error, pause) => {
        // deliver() reports an exception of the provider as a failure; a killed function cannot.
        if (isKilled || this.fault === 'function killed before sending') stop();
        await real.failed(claim, error, pause);
      },
    };
  }

  private async wake(): Promise<void> {
    if (this.options.faults > 0 && this.random() < 0.1) return this.count('wake-up lost');
    this.fault = undefined;
    const forms = layoutsOf(this.options.forms);
    const sender = { from: 'a@b.c', to: [SITE_ADDRESS], site: 'Site', timeZone: 'Europe/London', forms };
    const options = { outbox: this.outbox(), provider: this.provider(), webhook: this.webhook(), sender };
    try {
      await deliver({ ...options, wait: (milliseconds) => this.advance(milliseconds), now: () => this.time });
    } catch {
      // The platform logs it. The next wake-up goes on.
    }
  }

  /** The clock of the database jumps three hours ahead, and an hour later back. */
  private moveClock(minute: number): void {
    if (this.options.faults === 0) return;
    if (minute === 10 * 60) this.clockError = 3 * HOUR;
    if (minute === 11 * 60) this.clockError = 0;
    if (minute === 10 * 60 || minute === 11 * 60) this.count('clock jumped');
  }

  private async countRows(sql: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(`select count(*)::int as count from ${sql}`);
    return row?.count ?? -1;
  }

  /** Stores a submission. The first run of the function has announced its targets. */
  private async submit(form: TestedTable, number: number): Promise<string> {
    const address = hasReceipt(form) && { [ADDRESS_COLUMN]: `sender${number}@example.org` };
    return this.database.insert(form.table, { ...goodRow(form, `Sender ${number}`), ...address });
  }

  private arrivalsOf(target: Target, ids: string[]): Arrivals {
    const counts = ids.map((id) => this.arrived[target].get(referenceOf(id))?.length ?? 0);
    return {
      expected: ids.length,
      lost: counts.filter((count) => count === 0).length,
      twice: counts.filter((count) => count > 1).length,
    };
  }

  async run(): Promise<SimulationResult> {
    const { forms, submissions, hours, faults } = this.options;
    await this.outbox().announce(targetsOf(layoutsOf(forms), true));
    const clicks = Array.from({ length: submissions }, () => START + this.random() * hours * HOUR).sort(
      (a, b) => a - b,
    );
    // A day after the last click every attempt is over.
    const minutes = hours * 60 + (faults > 0 ? 25 * 60 : 10);
    const clickOf = new Map<string, number>();
    const withReceipt: string[] = [];
    let next = 0;
    let waiting = 0;
    for (let minute = 0; minute < minutes; minute += 1) {
      const end = START + (minute + 1) * MINUTE;
      this.moveClock(minute);
      for (; (clicks[next] ?? Number.POSITIVE_INFINITY) < end; next += 1) {
        const click = clicks[next] ?? 0;
        this.time = Math.max(this.time, click);
        await this.advance(0);
        const form = forms[next % forms.length] as TestedTable;
        const id = await this.submit(form, next);
        clickOf.set(id, click);
        if (hasReceipt(form)) withReceipt.push(id);
      }
      this.time = Math.max(this.time, end);
      if (waiting === 0 && next === submissions && minute > hours * 60) break;
      // A wake-up with nothing to do is without effect, except for the daily digest.
      const hasNews = (clicks[next - 1] ?? 0) >= end - MINUTE;
      if (waiting === 0 && !hasNews && minute % 60 !== 0) continue;
      await this.advance(0);
      await this.wake();
      waiting = await this.countRows(WAITING);
    }
    const ids = [...clickOf.keys()];
    const targets = {
      mail: this.arrivalsOf('mail', ids),
      receipt: this.arrivalsOf('receipt', withReceipt),
      webhook: this.arrivalsOf('webhook', ids),
    };
    const delays = [...clickOf]
      .flatMap(([id, click]) => (this.arrived.mail.get(referenceOf(id))?.[0] ?? Number.NaN) - click)
      .filter((delay) => !Number.isNaN(delay))
      .sort((a, b) => a - b);
    const at = (share: number) => Math.round((delays[Math.floor(delays.length * share)] ?? 0) / SECOND);
    return {
      submissions,
      delivered: submissions - targets.mail.lost,
      undelivered: targets.mail.lost,
      deliveredTwice: targets.mail.twice,
      targets,
      deadLetters: await this.countRows('private.outbox where failed_at is not null'),
      digests: this.digests.length,
      days: Math.floor((this.time - START) / (24 * HOUR)),
      faults: this.counts,
      p50: at(0.5),
      p95: at(0.95),
      slowest: Math.round((delays.at(-1) ?? 0) / SECOND),
    };
  }
}

/** Sends submissions through the real SQL and the real code of the function, with faults and a simulated clock. */
export async function simulate(options: SimulationOptions): Promise<SimulationResult> {
  const database = await SimulatedDatabase.start();
  try {
    return await new Simulation(options, database).run();
  } finally {
    await database.close();
  }
}
