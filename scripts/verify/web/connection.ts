import type { Check, Run } from '../check.ts';
import type { ServerReply } from '../client.ts';

const MOST_REDIRECTS = 5;
const DAY = 86_400_000;
/**
 * Programs renew a certificate when a third of its time is left, so that this one was not: with less than two weeks, or
 * than a fifth of the time of a certificate that lives for hours or days.
 */
const LEAST_DAYS = 14;
const LEAST_SHARE = 0.2;
/** Clocks that are set over the network differ by less than a second. */
const MOST_CLOCK_MINUTES = 5;

/** Errors of a connection that are about the certificate. */
const CERTIFICATE_ERROR = /CERT|SIGNATURE|SELF_SIGNED|ERR_TLS|ERR_SSL/;

const codeOf = ({ code, message }: NodeJS.ErrnoException) => code ?? message;

/** Follows redirects from the home page, and returns what is wrong with the last response. */
async function addressFault(run: Run): Promise<string | undefined> {
  let path = '/';
  const way = [path];
  for (;;) {
    const { status, headers } = await run.get(path);
    const { location } = headers;
    if (status < 300 || status > 399 || !location) {
      const isPage = headers['content-type']?.startsWith('text/html');
      if (status !== 200) return `${run.origin}${path} answers with status ${status}`;
      return isPage ? undefined : `${run.origin}${path} is ${headers['content-type']} and no page`;
    }
    const target = new URL(location, run.origin + path);
    const shown = target.origin === run.origin ? target.pathname : target.href;
    if (way.includes(shown) || way.length > MOST_REDIRECTS)
      return `${run.origin}/ redirects in a circle: ${[...way, shown].join(' → ')}`;
    if (target.origin !== run.origin)
      return `${run.origin}${path} redirects to ${target.origin}: give the command that address`;
    path = target.pathname + target.search;
    way.push(shown);
  }
}

/** Connects whatever the certificate is. A connection that fails is a finding of another check. */
const connect = (run: Run): Promise<ServerReply | undefined> =>
  run.client.ask(`${run.origin}/`, { method: 'HEAD', anyCertificate: true }).catch(() => undefined);

const expiry = ({ certificate }: ServerReply): number => Date.parse(certificate?.valid_to ?? '');

function isRenewalLate(reply: ServerReply, now: number): boolean {
  const lifetime = expiry(reply) - Date.parse(reply.certificate?.valid_from ?? '');
  return expiry(reply) - now < Math.min(LEAST_DAYS * DAY, LEAST_SHARE * lifetime);
}

const day = (time: number) => new Date(time).toISOString().slice(0, 10);

export const CONNECTION_CHECKS: readonly Check[] = [
  {
    id: 'certificate',
    promise: 'The certificate is valid, for this host and now.',
    needs: ['tls'],
    fix: 'Renew the certificate for this host name (certbot renew, or in the settings of the host), then reload the server.',
    async run(run) {
      const reply = await connect(run);
      if (!reply) return [];
      const end = expiry(reply);
      if (end < run.now()) return [`the certificate of ${run.origin} expired on ${day(end)}`];
      try {
        await run.get('/');
        return [];
      } catch (error) {
        const code = codeOf(error as NodeJS.ErrnoException);
        return CERTIFICATE_ERROR.test(code)
          ? [`browsers refuse the certificate of ${run.origin}: ${code}`]
          : [];
      }
    },
  },
  {
    id: 'certificate-expiry',
    promise: 'The certificate was renewed in time.',
    needs: ['tls'],
    after: ['certificate'],
    fix: 'The automatic renewal has not run. Look at its log (journalctl -u certbot, or the log of Caddy), and renew the certificate.',
    async run(run) {
      const reply = await connect(run);
      const isLate = reply && isRenewalLate(reply, run.now());
      return isLate ? [`the certificate of ${run.origin} expires on ${day(expiry(reply))}`] : [];
    },
  },
  {
    id: 'address',
    promise: 'The home page answers.',
    after: ['certificate'],
    fix: 'Look at the DNS records of the domain, and at the server or the status page of the host.',
    async run(run) {
      try {
        const fault = await addressFault(run);
        return fault === undefined ? [] : [fault];
      } catch (error) {
        return [`${run.origin} does not answer: ${codeOf(error as NodeJS.ErrnoException)}`];
      }
    },
  },
  {
    id: 'https',
    promise: 'Requests without TLS are redirected to the address with TLS.',
    needs: ['tls'],
    after: ['address'],
    fix: 'Redirect port 80 as deploy/nginx.conf does; at Netlify and Cloudflare, switch "Always use HTTPS" on.',
    async run(run) {
      const address = `http://${new URL(run.origin).hostname}/`;
      try {
        const { status, headers } = await run.client.ask(address);
        const isMoved =
          [301, 302, 307, 308].includes(status) && headers.location?.startsWith(`${run.origin}/`);
        const shown = headers.location ? `${status} to ${headers.location}` : `${status}`;
        return isMoved ? [] : [`${address} answers with ${shown}`];
      } catch (error) {
        return [`${address} does not answer: ${codeOf(error as NodeJS.ErrnoException)}`];
      }
    },
  },
  {
    id: 'clock',
    promise: 'The clock of the server is right.',
    after: ['address'],
    fix: 'Set the clock of the server over the network (timedatectl set-ntp true), or that of this machine. Certificates and caches depend on it.',
    async run(run) {
      const before = run.now();
      const { headers } = await run.client.ask(`${run.origin}/`, { method: 'HEAD' });
      // A cache may repeat an older date, and says how old it is.
      const sent = Date.parse(headers.date ?? '') + Number(headers.age ?? 0) * 1000;
      const minutes = Math.round((sent - before) / 60_000);
      return Math.abs(minutes) >= MOST_CLOCK_MINUTES
        ? [`the server's clock differs from this machine's by ${minutes} minutes`]
        : [];
    },
  },
];
