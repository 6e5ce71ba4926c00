import type { Form, Site, Theme } from '@json-site/model/content-types';
import { valueIn } from '@json-site/values/objects';
import { type FormCompiler, formsOf, type ReadSchema } from '../form-compiler.ts';
import type { FoundDiagnostic } from '../report/diagnostic.ts';
import { readAnchors } from '../resolve/anchors.ts';
import type { CompileContext } from '../resolve/compile-context.ts';
import { createContexts, nameIn, sharedSteps } from '../resolve/create-context.ts';
import { joinEffects } from '../resolve/effects.ts';
import type { CompileMemory } from '../resolve/incremental/steps.ts';
import { startSteps } from '../resolve/incremental/track-project.ts';
import { resolvePage } from '../resolve/pages.ts';
import { resolveRedirects } from '../resolve/redirects.ts';
import { resolveSingle } from '../resolve/resolve.ts';
import { siteLabel } from '../resolve/site-values.ts';
import { FORMS } from '../schema/collections.ts';
import { schemaAt } from '../schema/schema-walk.ts';
import type { Compiled } from '../types.ts';
import type { Checked } from './check-documents.ts';

/** The site as the renderer shows it. */
export interface Resolved extends Omit<Compiled, 'diagnostics' | 'drafts' | 'nextDue'> {
  checked: Checked;
  /** What is wrong with the values, links and forms of the files. */
  ofValues: readonly FoundDiagnostic[];
}

/** Reports the labels of the search that a site with a search lacks. Other sites need none of them. */
function askForSearchLabels(context: CompileContext): void {
  const { site, input } = context.project;
  const labels = schemaAt(input.schemas.site, ['labels'], input.schemas);
  if (!site || !labels) return;
  const location = { source: site.source, jsonPath: ['header', 'search'], route: null, schema: labels };
  for (const name of Object.keys(labels.properties ?? {}))
    if (/^search[A-Z]/.test(name)) siteLabel(name, location, context);
}

/** The forms of a language that are complete, by id. */
function formsIn(context: CompileContext, isWanted = (_id: string) => true): ReadonlyMap<string, Form> {
  const ids = [...(context.project.records.get(FORMS)?.keys() ?? [])].filter(isWanted);
  // completeForm() returns forms.
  const forms = ids.map((id) => context.record(FORMS, id) as Form | null);
  return new Map(forms.flatMap((form) => (form ? [[form.id, form]] : [])));
}

/** Turns every value into the one that a component receives. With a memory, only in files that a change concerns. */
export function resolveSite<DataSchema extends ReadSchema>(
  checked: Checked,
  compiler: FormCompiler<DataSchema>,
  memory: CompileMemory | undefined,
): Resolved {
  const { project } = checked;
  const { pages, records, translated, themeFile, redirectsFile, input } = project;
  const steps = startSteps(project, memory);
  const anchors = readAnchors(project);
  const siteForms = formsOf(project, compiler);
  const { main, further } = createContexts(project, { anchors, steps, forms: siteForms });
  // resolve() follows site.schema.json and theme.schema.json, from which the types are generated.
  const siteIn = (context: CompileContext, tag?: string) =>
    steps.run(nameIn('site', tag), context.project.site, () => {
      const site = resolveSingle(context.project.site, input.schemas.site, context) as Site | undefined;
      // A site with errors may have no header.
      if (valueIn(site, 'header', 'search') !== undefined) askForSearchLabels(context);
      return { site, origins: context.effects.origins };
    });
  const theme = steps.run('theme', themeFile, () => resolveSingle(themeFile, input.schemas.theme, main));
  const resolvedPages = [...pages].map(([route, page]) =>
    steps.run(`page ${route}`, page.parsed, () => resolvePage(page, further.get(page.language) ?? main)),
  );
  const translatedForms: Record<string, ReadonlyMap<string, Form>> = {};
  for (const [tag, files] of translated) {
    const isOwn = (folder: string) => (id: string) =>
      files.records.get(folder)?.get(id) !== records.get(folder)?.get(id);
    const context = further.get(tag);
    for (const [folder, ofFolder] of files.records)
      for (const id of [...ofFolder.keys()].filter(isOwn(folder))) context?.record(folder, id);
    if (context) translatedForms[tag] = formsIn(context, isOwn(FORMS));
  }
  for (const [folder, files] of records) for (const id of files.keys()) main.record(folder, id);
  const redirects = steps.run('redirects', redirectsFile, () => resolveRedirects(main));
  const mainSite = siteIn(main);
  const sites = [...further].map(([tag, context]) => [tag, siteIn(context, tag)] as const);
  const { diagnostics, ...effects } = joinEffects(
    steps.finish([
      'site',
      'theme',
      ...[...pages.keys()].map((route) => `page ${route}`),
      ...sharedSteps(project),
      'redirects',
      ...[...translated.keys()].flatMap((tag) => [nameIn('site', tag), ...sharedSteps(project, tag)]),
    ]),
    project.languages.length > 0,
  );
  return {
    checked,
    site: mainSite.site ?? null,
    sites: Object.fromEntries(sites.flatMap(([tag, { site }]) => (site ? [[tag, site]] : []))),
    sharedOrigins: {
      ...Object.fromEntries(sites.map(([tag, { origins }]) => [tag, origins])),
      [project.language]: mainSite.origins,
    },
    theme: (theme as Theme | undefined) ?? null,
    pages: resolvedPages.filter((page) => page !== null),
    redirects,
    forms: formsIn(main),
    translatedForms,
    ...effects,
    ofValues: [...anchors.diagnostics, ...diagnostics, ...siteForms.check()],
  };
}
