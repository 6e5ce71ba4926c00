import { escapeHtml } from '@json-site/app/head';
import type { Part, Row, Status } from './rows.ts';

export interface PackHead {
  /** The name of the site, and where it was measured. */
  site: string;
  origin: string;
  build: string;
  /** With its version. */
  browser: string;
  day: string;
}

const WORDS: Record<Status, string> = { proved: 'Proved', fault: 'Fault', open: 'Open' };

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#111;background:#fff}
table{border-collapse:collapse;width:100%;margin-bottom:2rem}
th,td{border:1px solid #767676;padding:.4rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
tbody th{width:22rem;font-weight:600}
.fault{background:#fde8e8;border-left:.5rem solid #a40000}
.open{background:#fff6d6}
tr{break-inside:avoid}
@media(max-width:45rem){body{margin:1rem 0;padding:0 .5rem;font-size:.875rem}tbody th{width:35%}}`;

function rowHtml({ name, status, proof, faults }: Row): string {
  const list = faults.map((fault) => `<li>${escapeHtml(fault)}</li>`).join('');
  return `<tr class="${status}"><th scope="row">${escapeHtml(name)}</th><td>${WORDS[status]}</td><td>${escapeHtml(proof)}${list && `<ul>${list}</ul>`}</td></tr>`;
}

const partHtml = ({ title, rows }: Part) => `<h2>${escapeHtml(title)}</h2>
<table><thead><tr><th scope="col">What</th><th scope="col">State</th><th scope="col">Proof</th></tr></thead>
<tbody>${rows.map(rowHtml).join('\n')}</tbody></table>`;

export function counts(parts: readonly Part[]): Record<Status, number> {
  const rows = parts.flatMap((part) => part.rows);
  const count = (status: Status) => rows.filter((one) => one.status === status).length;
  return { proved: count('proved'), fault: count('fault'), open: count('open') };
}

/** Writes the pack as one HTML document, which prints. */
export function packHtml({ site, origin, build, browser, day }: PackHead, parts: readonly Part[]): string {
  const { proved, fault, open } = counts(parts);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Evidence: ${escapeHtml(site)}</title><style>${STYLE}</style></head>
<body><h1>Evidence: ${escapeHtml(site)}</h1>
<p>Measured on ${escapeHtml(day)} at ${escapeHtml(origin)}, build ${escapeHtml(build)}, in ${escapeHtml(browser)}, by <code>npm run evidence</code>.</p>
<p>${proved} rows proved, ${fault} with a fault, ${open} open: these need a person, a browser and a date. A machine finds only a part of what can be wrong.</p>
${parts.map(partHtml).join('\n')}
</body></html>
`;
}
