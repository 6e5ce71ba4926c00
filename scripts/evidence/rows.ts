import { OF_FILMS } from './compare-pages.ts';
import { CRITERIA, type Criterion } from './criteria.ts';
import type { Erasure } from './erasure.ts';
import { BEST_PRACTICE, headerRow, STORED, THIRD_PARTIES, weightRow } from './findings.ts';
import type { MeasuredSite } from './measure-site.ts';
import type { PersonTest } from './people.ts';

/** `open` needs a person, a browser and a date. */
export type Status = 'proved' | 'fault' | 'open';

/** A row of the pack. */
export interface Row {
  id: string;
  name: string;
  status: Status;
  /** What was measured, or what a person has to look at. */
  proof: string;
  faults: string[];
}

export interface Part {
  title: string;
  rows: Row[];
}

export interface Evidence {
  site: MeasuredSite;
  headers: Readonly<Record<string, string>>;
  people: readonly PersonTest[];
  erasure: Erasure;
  /** `2027-01-31` */
  day: string;
}

/** Criteria for which all pages are needed. */
const OF_ALL = ['2.4.5'];

function criterionRow(criterion: Criterion, { site, people }: Evidence): Row {
  const { id, name, level } = criterion;
  const isMeasured = site.isComplete || !OF_ALL.includes(id);
  const machine = isMeasured ? criterion.machine : undefined;
  const hasFilms = site.pages.some(({ facts }) => facts.films > 0);
  const isOfFilms = OF_FILMS.includes(id) && hasFilms;
  const person = isOfFilms
    ? 'each film and each embedded document'
    : (criterion.person ?? (isMeasured ? undefined : 'all pages: only some were measured'));
  const faults = site.found.get(id) ?? [];
  const tests = people.filter(({ criteria }) => criteria.includes(id));
  const isOpen = person !== undefined && tests.length === 0;
  const measured = machine && !isOfFilms ? [`Measured: ${machine}.`] : [];
  const judged = tests.map((test) => `Judged: ${person}. ${test.person}, ${test.with}, ${test.date}.`);
  const wanted = isOpen ? [`Needs a person, a browser and a date: ${person}.`] : [];
  const status = faults.length > 0 ? 'fault' : isOpen ? 'open' : 'proved';
  return {
    id,
    name: `${id} ${name} (${level})`,
    status,
    proof: [...measured, ...judged, ...wanted].join(' '),
    faults,
  };
}

const row = (id: string, name: string, proof: string, faults: readonly string[] = []): Row => ({
  id,
  name,
  proof,
  status: faults.length > 0 ? 'fault' : 'proved',
  faults: [...faults],
});

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Makes the rows of the pack, in its parts. */
export function partsOf(evidence: Evidence): Part[] {
  const { site, headers, erasure, day } = evidence;
  const { found, pages } = site;
  const everyPage = `${pages.length} pages, each opened as the first of a visit, on ${day}`;
  return [
    {
      title: 'WCAG 2.2, levels A and AA',
      rows: [
        ...CRITERIA.map((criterion) => criterionRow(criterion, evidence)),
        row(BEST_PRACTICE, 'Best practices of axe-core', `${everyPage}.`, found.get(BEST_PRACTICE)),
      ],
    },
    {
      title: 'Response headers',
      rows: Object.entries(headers).map(([name, value]) =>
        row(headerRow(name), name, value, found.get(headerRow(name))),
      ),
    },
    {
      title: 'Data of visitors',
      rows: [
        row(THIRD_PARTIES, 'Other servers that a page asks', `None: ${everyPage}.`, found.get(THIRD_PARTIES)),
        row(
          STORED,
          'Cookies and other items stored before a visitor types or chooses',
          `None: ${everyPage}.`,
          found.get(STORED),
        ),
        row(
          'retention',
          'Longest time that a submission is kept',
          `${erasure.period}. ${erasure.steps[1]} Done on ${day}.`,
          erasure.faults.retention,
        ),
        row(
          'erasure',
          'Erasure of a submission',
          `${erasure.steps[0]} Done on ${day}.`,
          erasure.faults.erasure,
        ),
      ],
    },
    {
      title: 'Weight of each page at its first view, compressed',
      rows: pages.map(({ path, view }) =>
        row(
          weightRow(path),
          path,
          `HTML and styles ${kilobytes(view.html)}, scripts ${kilobytes(view.scripts)}, ${view.requests} requests.`,
          found.get(weightRow(path)),
        ),
      ),
    },
  ];
}
