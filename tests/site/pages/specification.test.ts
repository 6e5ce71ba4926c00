import path from 'node:path';
import { expect, test } from 'vitest';
import { builtPage, readBuiltPages } from '../../support/built-site.ts';
import { hrefsOf, missingIn, one, textOf, textsOf, withoutClosed } from '../../support/html.ts';
import { INDUSTRIES, type ServiceRecord, serviceRecord } from '../support/site.ts';

// The specification of pages as tables about the built HTML. Texts of the content are not repeated here:
// tests/engine/build/examples.test.tsx shows that each block renders all of its texts.

/** Names in the tables for several pages. */
const PAGES: Record<string, readonly string[]> = {
  all: readBuiltPages().map(({ route }) => route),
  industry: INDUSTRIES.map(([, route]) => route),
  detail: ['custom-software', 'mobile-app', 'web-development'].map((id) => `/services/development/${id}`),
};

/** The rows of a table, one for each page. */
const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))
    .flatMap(([page = '', where = '', expected = '']) =>
      (PAGES[page] ?? [page]).map((route) => [route, where, expected] as const),
    );

/** A text between slashes is a pattern. */
const wordsOf = (cell: string) =>
  cell.split(' · ').map((text) => {
    const [, pattern] = /^\/(.+)\/$/.exec(text) ?? [];
    return pattern ? new RegExp(pattern, 'i') : text;
  });

const fits = (text: string | undefined, wanted: string | RegExp | undefined) =>
  wanted instanceof RegExp ? wanted.test(text ?? '') : text === wanted;

/**
 * Where: a selector, with `@` the attribute that is read. Expected: the number of elements, or their texts in order;
 * with `…`, other elements may be among them.
 */
const ELEMENTS = rows(`
all | main ~ aside[aria-label="Help and contact"] ~ footer | 1
all | main ~ aside[aria-label="Help and contact"] | /Need help\\?/
/contact | aside a[href^="/"] | 0
/ | main h1, main h2 | … · Data-Driven Software Solutions · Services · Industries · Why choose us · Contact us
/ | main > section | 5
/ | main > section@id | … · services · industries · contact
/ | [data-block="hero"] h2 | Data Solutions · Systems Implementation · Custom Development · AI Integration
/ | [data-block="hero"] img@alt | CRM partner · Cloud partner
/ | #services details h3 | Data Solutions · Software Development · System Implementation
/ | #services details a:contains("View all")@href | /services/data · /services/development · /services/system-implementation
/ | #services details:has(> div a[href="/services/data"]) li h4 a | 8
/ | #services details:has(> div a[href="/services/development"]) li h4 | Custom Software · Mobile Apps · Web Development
/ | #services details:has(> div a[href="/services/system-implementation"]) li h4 a | 9
/ | #services :contains("DevOps") | 0
/ | #industries li h3 | ${INDUSTRIES.map(([title]) => title).join(' · ')}
/ | #industries li:has(h3) a@href | ${INDUSTRIES.map(([, route]) => route).join(' · ')}
/ | #why-us h3 | Specialist knowledge · End-to-end delivery · Clear communication · Scalable solutions · Trusted partnerships
/about | main h2 | … · Our Story · Our Approach · Impact and Results · Core Services · Trusted Clients
/about | #story | /founded in 2021/
/about | #approach h3 | Excellence · Innovation · Collaboration · Data Expertise
/about | #impact dd | 15+ · 98% · 30+ · 6+
/about | #impact dt | satisfied clients · client retention · projects completed · industries served
/about | #core-services h3 | Data Solutions · Software Development · System Implementation
/about | main a[href="/services"] | 1
/about | #clients img[alt]:not([alt=""]) | 7
/services | main h2 | … · Data Solutions · Custom Software · Mobile Apps · Web Development · DevOps · System Implementation
/services/data | h1 | Data Solutions
/services/data | main h2 | … · Key Benefits
/services/system-implementation | h1 | System Implementation
/services/system-implementation | main h2 | … · System Implementation Expertise · Our Expertise Includes · Key Benefits
/services/development | #development-services li button[commandfor] | Custom Software · Mobile Apps · Web Development · DevOps
/services/development | #technologies h3 | Frontend · Backend · Mobile · CMS · DevOps
/services/development | #technologies li | … · React
detail | main h2 | … · Key Benefits
/industries | main a:contains("Learn more")@href | ${INDUSTRIES.map(([, route]) => route).join(' · ')}
${INDUSTRIES.map(([title, route]) => `${route} | h1 | ${title}`).join('\n')}
industry | main div:has(> ul) > h2 | Key Challenges · Our Solutions · Key Benefits
industry | main div:has(> h2) > ul:has(> li:nth-child(6)):not(:has(> li:nth-child(7))) | 3
industry | main img | 0
/contact | h1 | Get In Touch With Our Team
/contact | main h3 | Phone · Email · London office · Manchester office
/contact | main address | /London.*E1/ · /Manchester.*M1/
/contact | main li:has(h3) | … · /^Phone.*020 7946 0958/ · /^Email.*\\S+@\\S+\\.\\S+/
/contact | main li:has(h3) a | 0
/contact | form label | … · /^Your Name/ · /^Email Address/ · Company (Optional) · Phone Number (Optional) · /^Your Message/
/contact | form button[type="submit"] | Send Message
/faq | main summary | 15
/faq | main details > summary + div | ${Array(15).fill('/\\S{3}/').join(' · ')}
/quote | h1 | Request a Detailed Quote
/quote | form section[aria-labelledby] h3[id] | Contact Information · Project Overview · Technical Requirements & Scope · Timeline & Budget · Additional Information
/quote | form label:contains("*") | Full Name * · Email Address * · Phone Number * · Company Name * · Project Description *
/quote | form [required] | 5
/quote | form :is([name="email"], [name="phone"], [name="website"])@type | email · tel · url
/quote | [name="projectType"] option:not([value=""])@value | web-application · mobile-app · custom-software · system-integration · data-migration · crm-implementation · business-automation · ai-solution · cloud-migration · consulting · other
/quote | [name="industry"] option:not([value=""])@value | healthcare · finance · retail · manufacturing · education · government · nonprofit · real-estate · hospitality · logistics · energy · technology · other
/quote | [name="userCount"] option:not([value=""])@value | 1-10 · 11-50 · 51-100 · 101-500 · 501-1000 · 1000+
/quote | [name="budgetRange"] option:not([value=""])@value | under-10k · 10k-25k · 25k-50k · 50k-100k · 100k-250k · 250k+ · discuss
/quote | [name="priority"] option:not([value=""])@value | urgent · high · medium · low
/quote | [name="priority"] option | … · /1-2 months/ · /3-6 months/ · /6\\+ months/
/quote | [name="howDidYouHear"] option:not([value=""])@value | google-search · referral · linkedin · industry-event · existing-client · online-directory · social-media · other
/quote | fieldset:has(legend:contains("Platform Requirements")) input@value | Web Browser · iOS App · Android App · Desktop (Windows) · Desktop (Mac) · API/Backend Only · Cloud Platform · On-Premise
/quote | fieldset:has(legend:contains("Additional Services")) input@value | Project Management · User Training · Documentation · Ongoing Support & Maintenance · Hosting & Infrastructure · Data Migration · Quality Assurance Testing · UI/UX Design
/quote | form button[type="submit"] | Submit Detailed Request
/quote | form a[href="/terms-of-service"] | 1
all | form [checked] | 0
/quote | form p:has(a[href="/privacy-policy"]) | /you agree to our privacy policy and terms/
/contact | form p:has(a[href="/privacy-policy"]) | 1
/ | form p:has(a[href="/privacy-policy"]) | 1
/terms-of-service | main h2 | … · /^1\\. Agreement/ · /^2\\. .*services/ · /^3\\. Eligibility/ · /^4\\. Intellectual property/ · /^5\\. Payment/ · /^6\\. Cancellations and refunds/ · /^7\\. User conduct/ · /^8\\. Third-party links/ · /^9\\. Confidentiality/ · /^10\\. Disclaimers/ · /^11\\. Limitation of liability/ · /^12\\. Indemnity/ · /^13\\. Governing law/ · /^14\\. Dispute resolution/ · /^15\\. Modifications/ · /^16\\. Contact details/
/terms-of-service | main p:contains("Last updated") | /^Last updated \\d{1,2} [A-Z][a-z]+ 20\\d\\d$/
/ | header a[aria-label*="Home"]:has(img)@href | /
/ | header [aria-current] | 0
/ | header nav > ul > li > details div > a | … · Data Solutions · Software Development · System Implementation
/ | header nav > ul > li:first-child div:has(> a) > ul:has(a) | 3
/ | header nav > ul > li:first-child a@href | … · /services/data · /services/development · /services/development/custom-software · /services/development/mobile-app · /services/development/web-development · /services/system-implementation
/ | header nav > ul > li:nth-child(2) a@href | /industries · ${INDUSTRIES.map(([, route]) => route).join(' · ')}
/ | header details[name="mobile-menu"] > div > details:nth-of-type(1) a@href | … · /services/data · /services/development · /services/system-implementation
/ | header details[name="mobile-menu"] > div > details:nth-of-type(2) a@href | /industries · ${INDUSTRIES.map(([, route]) => route).join(' · ')}
/ | header details[name="mobile-menu"] > div > a | About · Contact · Get a Quote
/ | header details[name="mobile-menu"] > div > a@href | /about · /contact · /quote
/ | footer a@href | … · /services · /services/data · /services/development · /services/system-implementation · /about · /faq · /privacy-policy · /terms-of-service
/ | footer img@alt | … · CRM partner · Cloud partner
/terms-of-service | footer a[href="#top"] | Back to top
`);

function readElements(route: string, where: string): (string | undefined)[] {
  const [selector = '', attribute] = where.split('@');
  if (attribute === undefined) return textsOf(builtPage(route), selector);
  return builtPage(route)
    .querySelectorAll(selector)
    .map((element) => element.getAttribute(attribute));
}

function isAsExpected(found: (string | undefined)[], expected: string): boolean {
  if (/^\d+$/.test(expected)) return found.length === Number(expected);
  const wanted = wordsOf(expected).filter((word) => word !== '…');
  const isComplete = !expected.startsWith('…');
  const compared = found.filter((text) => isComplete || wanted.some((word) => fits(text, word)));
  return compared.length === wanted.length && wanted.every((word, index) => fits(compared[index], word));
}

test('each page has the elements that the specification names, in order', () => {
  const wrong = ELEMENTS.flatMap(([route, where, expected]) => {
    const found = readElements(route, where);
    return isAsExpected(found, expected)
      ? []
      : [`${route} ${where}: ${found.join(' · ')} is not ${expected}`];
  });
  expect(wrong).toEqual([]);
});

/** Links outside of closed dialogs: the text, and where every link with this text goes, whatever it fills in there. */
const LINKS = rows(`
/ | aside | See all contact details → /contact
/ | main | Start Your Project → /quote · Explore Services → #services · View All Industries → /industries
/about | main | Back to home → / · Contact Us → /contact
/services | main | Back to home → / · Contact Us → /contact
/services/data | main | Back to Services → /services · Contact Us → /contact
/services/system-implementation | main | Back to Services → /services · Contact Us → /contact
/services/development | main | Back to Services → /services · Contact Us → /contact
detail | main | Back to Software Development → /services/development · Get a Quote → /quote · Contact Us → /contact
industry | main | Back to industries → /industries · Get a Tailored Solution → /quote
/faq | main | Contact Us → /contact
/404 | main | Return to Home → /
`);

test('each page has the links that the specification names', () => {
  const wrong = LINKS.flatMap(([route, where, links]) => {
    const part = withoutClosed(one(builtPage(route), where));
    const found = links
      .split(' · ')
      .map((link) => link.split(' → ')[0] ?? '')
      .map((text) => `${text} → ${hrefsOf(part, text)}`.replace(/\?\w+=[\w-]+$/, ''));
    return found.join(' · ') === links ? [] : [`${route}: ${found.join(' · ')} is not ${links}`];
  });
  expect(wrong).toEqual([]);
});

/** Texts that a document must contain. */
const STATEMENTS = rows(`
/ | [data-block="hero"] | ETL, analytics and data infrastructure
/terms-of-service | main | 18 or older · GBP · 14 calendar days · within 7 days of the invoice date
/terms-of-service | main | 8% per annum above the Bank of England base rate, or at the legal maximum if that is lower
/terms-of-service | main | If no schedule is agreed, we invoice monthly · 50% upfront and 50% on completion
/terms-of-service | main | at least 5 years after the engagement ends · trade secrets and personal data it lasts indefinitely
/terms-of-service | main | £100, when you have paid us no fee · otherwise, the fees you paid us in the 12 months before
/terms-of-service | main | informally for 30 days · law of England and Wales
/privacy-policy | main | Client data: 6 years · /12[–-]18 months/ · Analytics data: 14 months · no data from people under 16
/privacy-policy | main | within one month · extend this by two more months
/cookie-policy | main | cookies
/faq | main | /Analysis:\\s*2-6 weeks/ · /Data migration:\\s*4-24 months/ · /Cloud migration:\\s*6-16 weeks/
/faq | main | /Custom software:\\s*3-12 months/ · /System implementation:\\s*6-18 months/
`);

test('the documents make the required statements', () => {
  const missing = STATEMENTS.flatMap(([route, where, expected]) =>
    missingIn(one(builtPage(route), where), wordsOf(expected)).map((words) => `${route}: ${words}`),
  );
  expect(missing).toEqual([]);
});

const TOPICS =
  /services|\bdata\b|cloud|\bAI\b|industries|migrat|implementation|secur|how long|train|worked|automat|governance|support/gi;

test('the questions cover the specified topics', () => {
  const questions = textsOf(builtPage('/faq'), 'main summary').join(' ');
  const topics = new Set([...questions.matchAll(TOPICS)].map(([topic]) => topic.toLowerCase()));
  expect(topics.size).toBe(14);
});

test.each([
  ['/terms-of-service', 16],
  ['/privacy-policy', 12],
  ['/cookie-policy', 8],
])('%s has %i numbered sections, and contents that link to each', (route, count) => {
  const main = one(builtPage(route), 'main');
  const headings = main.querySelectorAll('h2').filter((heading) => /^\d+\. /.test(textOf(heading)));
  const numbers = headings.map((heading) => Number.parseInt(textOf(heading), 10));
  expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  // The contents are in the file twice: beside the text for wide screens, and in a heading that opens for phones.
  const links = main
    .querySelectorAll('nav ol')
    .map((list) => list.querySelectorAll('a').map((link) => link.getAttribute('href')));
  const sections = headings.map((heading) => `#${heading.closest('section')?.id}`);
  expect(links).toEqual([sections, sections]);
});

test('no two industries share a challenge, solution or benefit', () => {
  const points = INDUSTRIES.flatMap(([, route]) => textsOf(builtPage(route), 'main div:has(> h2) > ul > li'));
  expect(new Set(points).size).toBe(8 * 18);
});

const itemsOf = (record: Partial<ServiceRecord>) => ({
  description: [record.description ?? ''],
  details: record.details ?? [],
  benefits: record.benefits ?? [],
  solutions: (record.solutions?.items ?? []).map(({ name }) => name),
  stats: (record.stats?.items ?? []).flatMap(({ value, label }) => [value, label]),
  tools: record.tools?.items ?? [],
  process: [record.implementationProcess?.title ?? '', ...stepsOf(record)],
  steps: stepsOf(record),
});
const stepsOf = ({ implementationProcess }: Partial<ServiceRecord>) =>
  (implementationProcess?.steps ?? []).map(({ name }) => name);

/** Page, services (or that of its name), and the parts of their records that it shows before a dialog is opened. */
const RECORDS = rows(`
/services | data-solutions custom-software mobile-app web-development devops system-implementation | description details benefits steps
/services/data | data-solutions | details benefits process stats tools solutions
/services/system-implementation | system-implementation | details benefits steps solutions
detail |  | description details benefits stats tools solutions steps
`);

test('each service page shows the specified parts of its records', () => {
  const missing = RECORDS.flatMap(([route, ids, parts]) => {
    const main = withoutClosed(one(builtPage(route), 'main'));
    const texts = (ids || path.basename(route)).split(' ').flatMap((id) => {
      const items: Record<string, string[]> = itemsOf(serviceRecord(id));
      return [serviceRecord(id).title, ...parts.split(' ').flatMap((part) => items[part] ?? [])];
    });
    return missingIn(main, texts).map((text) => `${route}: ${text}`);
  });
  expect(missing).toEqual([]);
});

test.each([
  ['/services/data', 'data-solutions', 'data-'],
  ['/services/system-implementation', 'system-implementation', 'system-'],
])('the cards of %s have ids of their names', (route, service, prefix) => {
  const names = serviceRecord(service).solutions?.items.map(({ name }) => name) ?? [];
  const cards = builtPage(route).querySelectorAll(`[id^="${prefix}"]`);
  expect(cards.map(textOf)).toEqual(names);
  const ids = names.map((name) => prefix + name.toLowerCase().replaceAll(' ', '-'));
  expect(cards.map(({ id }) => id)).toEqual(ids);
});

const system = serviceRecord('system-implementation');
const powerBi = system.solutions?.items.find(({ name }) => name === 'Power BI');

test.each<[card: string, route: string, record: Partial<ServiceRecord> | undefined]>([
  ['Custom Software', '/services/development', serviceRecord('custom-software')],
  ['Power BI', '/services/system-implementation', powerBi],
])('the dialog of %s shows its whole record in the specified order', (card, route, record = {}) => {
  const main = one(builtPage(route), 'main');
  const buttons = main.querySelectorAll('button[commandfor]').filter((button) => textOf(button) === card);
  expect(buttons).toHaveLength(1);
  const dialog = one(main, `dialog[id="${buttons[0]?.getAttribute('commandfor')}"]`);
  expect(textOf(one(dialog, `[id="${dialog.getAttribute('aria-labelledby')}"]`))).toBe(card);
  expect(dialog.querySelectorAll('[data-icon]').length).toBeGreaterThan(0);
  const { solutions, stats, tools, implementationProcess: process } = record;
  const headings = ['Overview', solutions?.title, stats?.title, tools?.title, 'Key Benefits', process?.title];
  expect(textsOf(dialog, 'h3')).toEqual(headings.filter(Boolean));
  expect(missingIn(dialog, Object.values(itemsOf(record)).flat())).toEqual([]);
  expect(missingIn(dialog, system.benefits), 'nothing of the service').toEqual(system.benefits);
});
