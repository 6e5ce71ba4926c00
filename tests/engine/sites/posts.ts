/** What is written again each year: one post for each date. */
export interface Subject {
  id: string;
  dates: readonly string[];
  title: string;
  description: string;
  author: string;
  category: string;
  /** A file and its text alternative. */
  picture?: readonly [src: string, alt: string];
  /** What differs from year to year, by the name in braces. */
  facts: Record<string, readonly string[]>;
  /** The parts of the text. `{ "oneOf": […] }` has one text for each year. */
  content: readonly unknown[];
}

type Values = Record<string, string>;

/** Replaces names in braces by values, in every text of a value. */
function fill(value: unknown, values: Values, index: number): unknown {
  if (typeof value === 'string') return value.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  if (Array.isArray(value)) return value.map((item) => fill(item, values, index));
  if (typeof value !== 'object' || value === null) return value;
  if ('oneOf' in value && Array.isArray(value.oneOf))
    return fill(value.oneOf[index % value.oneOf.length], values, index);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one, values, index)]));
}

const capital = (text: unknown) =>
  typeof text === 'string' ? text.charAt(0).toUpperCase() + text.slice(1) : text;

function postOf(subject: Subject, date: string, index: number): object {
  const year = date.slice(0, 4);
  const facts = Object.entries(subject.facts).map(([name, each]) => [name, each[index] ?? '']);
  const values: Values = { ...(Object.fromEntries(facts) as Values), year };
  const content = subject.content.map((part) => capital(fill(part, values, index)));
  const [src, alt] = subject.picture ?? [];
  return {
    $schema: '../../../schemas/page.schema.json',
    title: fill(subject.title, values, index),
    description: `${String(fill(subject.description, values, index))} (${year})`,
    date,
    author: subject.author,
    category: subject.category,
    ...(src && { image: { src, alt } }),
    blocks: [
      { type: 'back-link', to: '/news' },
      { type: 'page-header', dates: 'all' },
      { type: 'prose', content: src ? [content[0], { picture: src, alt }, ...content.slice(1)] : content },
    ],
  };
}

/** Writes the posts of a school's council: each subject in each of its years. */
export function writePosts(write: (file: string, page: object) => void, subjects: readonly Subject[]): void {
  for (const subject of subjects)
    subject.dates.forEach((date, index) => {
      write(`content/pages/news/${subject.id}-${date.slice(0, 4)}.json`, postOf(subject, date, index));
    });
}
