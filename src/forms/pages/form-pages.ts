import type { Form, FormSection } from '@json-site/model/content-types';
import { sectionHeadingId } from './shown-form-page.ts';

/** One page of a form: a section, or the list of all answers. */
export interface FormPage {
  /** The id of its heading, to which links lead. */
  id: string;
  section?: FormSection;
}

/** No section has this id: theirs begin with a letter. */
const CHECK = '_check';

/** The sections with a field that the answers show, each as a page, and the page that lists the answers. */
export function pagesOf(form: Form, shownFields: ReadonlySet<string>): FormPage[] {
  const sections = form.sections.filter(({ fields }) =>
    fields.some(({ name, hidden }) => shownFields.has(name) && !hidden),
  );
  const pages = sections.map((section): FormPage => ({ id: sectionHeadingId(form, section), section }));
  return [...pages, { id: sectionHeadingId(form, { id: CHECK }) }];
}

/** The page that contains a field. `property` is the path of the field, as errors have it: `.visitors.0.name`. */
export function pageOfField(pages: readonly FormPage[], property = ''): FormPage | undefined {
  const [name] = property.split('.').filter(Boolean);
  return pages.find(({ section }) => section?.fields.some((field) => field.name === name));
}

/** A page, and the id of its heading or of a field on it. */
interface PageTarget {
  page: FormPage;
  id: string;
}

/** The target of a fragment, in the notation of the browser: `#visit-party`, or `#visit.party` for a field. */
export function targetOfHash(pages: readonly FormPage[], form: Form, hash: string): PageTarget | undefined {
  const targets = pages.flatMap((page): PageTarget[] => {
    const fields = page.section?.fields ?? [];
    return [page.id, ...fields.map(({ name }) => `${form.id}.${name}`)].map((id) => ({ page, id }));
  });
  if (hash === '') return targets[0];
  const hashOf = ({ id }: PageTarget) => new URL(`#${id}`, 'https://form').hash;
  const exact = targets.find((target) => hashOf(target) === hash);
  // A field of a group or of an entry: `#visit.party.0.age`.
  const around = targets.find((target) => hash.startsWith(`${hashOf(target)}.`));
  return exact ?? (around && { ...around, id: around.id + hash.slice(hashOf(around).length) });
}
