import { ENQUIRY_CHECKS } from '../../../../scripts/verify/enquiry.ts';
import { runAgainst } from './run-against.ts';

// A run with a marked enquiry, for a test that kills it: argument 1 is the site, the build and the project, as JSON.

const [site, built, project] = JSON.parse(process.argv[2] ?? '[]') as Parameters<typeof runAgainst>;
await runAgainst(site, built, project, {
  send: true,
  checks: ENQUIRY_CHECKS,
  tell: (text) => process.stdout.write(`${text}\n`),
});
