import { existsSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '@json-site/app/head';
import { LOOKS, screenshotFile } from './looks.ts';
import type { Subject } from './subjects.ts';

const STYLES = `
  body { margin: 2rem; background: #f2f2f2; color: #111; font: 1rem/1.5 system-ui, sans-serif; }
  nav ul { columns: 20rem; }
  h2 { margin: 3rem 0 0; }
  p { margin: 0 0 1rem; }
  .row { display: grid; grid-template-columns: 3fr 4fr 6fr 3fr 4fr 6fr; gap: 1rem; align-items: start; }
  figure { margin: 0; }
  figcaption { font-size: 0.875rem; }
  img { display: block; width: 100%; border: 1px solid #ccc; }`;

function figure(subject: Subject, look: (typeof LOOKS)[number]): string {
  const file = escapeHtml(screenshotFile(subject.name, look));
  const caption = `${look.width} px, ${look.scheme}`;
  const alt = escapeHtml(`${subject.title}, ${caption}`);
  return `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${alt}" loading="lazy"></a></figure>`;
}

function section(subject: Subject): string {
  const alike = subject.alike.length > 0 ? `, of the same type as ${subject.alike.join(', ')}` : '';
  return `<section id="${escapeHtml(subject.name)}">
<h2>${escapeHtml(subject.title)}</h2>
<p>${escapeHtml(subject.route + alike)}</p>
<div class="row">${LOOKS.map((look) => figure(subject, look)).join('')}</div>
</section>`;
}

/** The HTML page that shows all screenshots in the folder, by type of page. */
export function indexPage(siteName: string, subjects: Subject[], folder: string): string {
  const isTaken = (name: string) =>
    LOOKS.every((look) => existsSync(path.join(folder, screenshotFile(name, look))));
  const taken = subjects.filter(({ name }) => isTaken(name));
  const links = taken.map(
    ({ name, title }) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(title)}</a></li>`,
  );
  const title = escapeHtml(`Screenshots of ${siteName}`);
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLES}</style>
<h1>${title}</h1>
<nav aria-label="Pages"><ul>${links.join('')}</ul></nav>
${taken.map(section).join('\n')}
</html>
`;
}
