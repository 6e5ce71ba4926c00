import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { writePhotographs } from './photographs.ts';

export const PHOTOGRAPHS = 12;
export const SIZE = { width: 2400, height: 1600 };
export const ROUTE = '/photographs';

const TITLE = 'Twelve photographs';
const DESCRIPTION =
  'A page with twelve photographs, each as wide as the content and with its caption, to measure both.';
const caption = (number: number) => `The coast in the evening, number ${number} of twelve.`;
const alternative = (number: number) => `Hills at the sea in the last light, number ${number}.`;

const NAMES = Array.from({ length: PHOTOGRAPHS }, (_, index) => `${index + 1}.jpg`);

/** Every photograph is wider than high: the camera was held level, or upside down. */
export async function writePhotographPages(folder: string): Promise<void> {
  await writePhotographs(folder, NAMES, SIZE, [1, 2, 3, 4]);
}

/** Adds the page to a project of this renderer. */
export function addToProject(project: string, photographs: string): void {
  cpSync(photographs, path.join(project, 'content/media/photographs'), { recursive: true });
  const pictures = NAMES.map((name, index) => ({
    type: 'picture',
    src: `photographs/${name}`,
    alt: alternative(index + 1),
    caption: caption(index + 1),
  }));
  const page = {
    title: TITLE,
    description: DESCRIPTION,
    blocks: [{ type: 'page-header', heading: TITLE, intro: [DESCRIPTION] }, ...pictures],
  };
  writeFileSync(path.join(project, `content/pages${ROUTE}.json`), JSON.stringify(page, null, 2));
}

/** The widths of the files of a picture, and its attribute `sizes`, as they are in the page of this renderer. */
function attributesOfPicture(html: string): { widths: string; sizes: string } {
  const picture = parse(html).querySelector('main img[srcset]');
  const widths = picture?.getAttribute('srcset')?.match(/\d+(?=w)/g);
  const sizes = picture?.getAttribute('sizes');
  if (!widths || sizes === undefined) throw new Error(`${ROUTE} has no picture in several widths.`);
  return { widths: widths.join(', '), sizes };
}

/** Adds the same page to Astro, with <Image> in the same widths and with the same attribute sizes as in this page. */
export function addToAstro(astro: string, photographs: string, html: string): void {
  const assets = path.join(astro, 'src/assets');
  mkdirSync(assets, { recursive: true });
  cpSync(photographs, assets, { recursive: true });
  const { widths, sizes } = attributesOfPicture(html);
  const imports = NAMES.map((name, index) => `import photo${index} from '../assets/${name}';`);
  const figures = NAMES.map((_, index) => {
    const loading = index === 0 ? 'loading="eager" fetchpriority="high"' : 'loading="lazy"';
    return `<section class="wrap block"><figure><Image src={photo${index}} widths={[${widths}]} sizes="${sizes}" ${loading} alt="${alternative(index + 1)}" style="width:100%;height:auto" /><figcaption>${caption(index + 1)}</figcaption></figure></section>`;
  });
  const page = `---
import { Image } from 'astro:assets';
import Layout from '../components/Layout.astro';
${imports.join('\n')}
---
<Layout title="${TITLE}" description="${DESCRIPTION}">
  <section class="wrap block"><h1>${TITLE}</h1><p>${DESCRIPTION}</p></section>
  ${figures.join('\n  ')}
</Layout>
`;
  writeFileSync(path.join(astro, `src/pages${ROUTE}.astro`), page);
}

/** Words of the page that both sites must show. */
export function lacksWords(html: string): boolean {
  return NAMES.some((_, index) => !html.includes(caption(index + 1)));
}

export const readHtml = (dist: string) => readFileSync(path.join(dist, `${ROUTE.slice(1)}.html`), 'utf8');
