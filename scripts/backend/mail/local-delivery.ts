import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SINGLETONS } from '@json-site/compiler/documents';
import { filesAt, keyOfFiles } from '@json-site/content/files';
import { readFormLayouts } from '@json-site/content/site';
import { type CallDatabase, createOutbox } from '../../../supabase/functions/deliver/database.ts';
import { deliver, targetsOf } from '../../../supabase/functions/deliver/deliver.ts';
import { desksIn } from '../../../supabase/functions/deliver/desks.ts';
import { overHttp } from '../../../supabase/functions/deliver/mail-api.ts';
import type { Sender } from '../../../supabase/functions/deliver/message.ts';
import { hasWebhook, webhookOf } from '../../../supabase/functions/deliver/webhook.ts';
import { localMailbox } from './mailbox.ts';

/** The interval of pg_cron in a hosted project, in milliseconds. */
const EVERY_MINUTE = 60_000;
/** A hosted project has no wake-up for each submission; a developer should not wait for a minute. */
const AFTER_SUBMISSION = 200;

export interface LocalDelivery {
  /** Sends the recipients of mails to the database, if a form has changed. */
  prepare(): Promise<void>;
  /** Delivers soon: a row has been stored. */
  notify(): void;
  /** Waits for the messages that are being sent. */
  close(): Promise<void>;
}

function senderOf(root: string): Sender {
  const file = path.join(root, SINGLETONS.site.file);
  const site = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { brand?: { name?: string } })
    : {};
  return {
    from: 'Website <website@localhost>',
    to: ['provider@localhost'],
    site: site.brand?.name ?? 'Website',
    timeZone: 'Europe/London',
    // Read for each message, so that a changed label is seen in the next one.
    get forms() {
      return readFormLayouts(root);
    },
    get desks() {
      return Object.fromEntries(desksIn(this.forms).map((desk) => [desk, [`${desk}@localhost`]]));
    },
  };
}

/** Delivers to the local mailbox, with the code of the Edge Function: every minute, and after each submission. */
export function startLocalDelivery(root: string, mailbox: string, call: CallDatabase): LocalDelivery {
  const secret = (name: string) => process.env[name];
  const webhook = hasWebhook(secret) ? overHttp(webhookOf(secret)) : undefined;
  const options = {
    outbox: createOutbox(call),
    provider: localMailbox(mailbox),
    webhook,
    sender: senderOf(root),
  };
  const formsNow = () => keyOfFiles(root, filesAt(root, ['content/forms', 'schemas/forms']));
  let announced = '';
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    // The database may be closing; the next start delivers the rest.
    running = running.then(() => deliver(options)).catch(() => undefined);
  };
  const everyMinute = setInterval(run, EVERY_MINUTE);
  everyMinute.unref();
  run();
  return {
    async prepare() {
      const forms = formsNow();
      if (forms === announced) return;
      announced = forms;
      await options.outbox.announce(targetsOf(options.sender.forms, webhook !== undefined));
    },
    notify() {
      clearTimeout(timer);
      timer = setTimeout(run, AFTER_SUBMISSION);
      timer.unref();
    },
    async close() {
      clearInterval(everyMinute);
      clearTimeout(timer);
      await running;
    },
  };
}
