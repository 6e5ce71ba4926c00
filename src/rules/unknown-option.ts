import { at, replaceAt, sentence } from '@json-site/compiler/diagnostics';
import type { Rule, SiteIndex } from '@json-site/compiler/rule';
import { checkEachFile } from '@json-site/compiler/rule';
import { formatValue, intended, suggestion } from '@json-site/compiler/words';
import { parseUrl } from '@json-site/values/paths';

/** A question of a form that begins with a value of the address. */
interface Question {
  label: string;
  options: string[];
}

type Fields = readonly {
  label: string;
  fromAddress?: string;
  options?: readonly { value: string | number | boolean }[];
  fields?: Fields;
}[];

/** The questions with options, by the parameter from which they begin. */
const questionsIn = (fields: Fields): [parameter: string, Question][] =>
  fields.flatMap(({ label, fromAddress, options, fields: inner = [] }) => [
    ...(fromAddress !== undefined && options
      ? [[fromAddress, { label, options: options.map(({ value }) => String(value)) }] as [string, Question]]
      : []),
    ...questionsIn(inner),
  ]);

/** The questions of the forms on each page. */
function questionsByRoute({ references, forms }: SiteIndex): Map<string, [string, Question][]> {
  const byRoute = new Map<string, [string, Question][]>();
  for (const { kind, to, route } of references) {
    const form = kind === 'record' && to.startsWith('forms/') && forms.get(to.slice('forms/'.length));
    if (!form || route === null) continue;
    const questions = questionsIn(form.sections?.flatMap(({ fields }) => fields) ?? []);
    if (questions.length > 0) byRoute.set(route, [...(byRoute.get(route) ?? []), ...questions]);
  }
  return byRoute;
}

export const rule: Rule = {
  code: 'unknown-option',
  severity: 'error',
  check: (index) => {
    const byRoute = questionsByRoute(index);
    if (byRoute.size === 0) return [];
    return checkEachFile(index, `unknown-option ${JSON.stringify([...byRoute])}`, function* ({ links }) {
      for (const { source, jsonPath, part, href } of links) {
        const url = href.startsWith('/') ? parseUrl(href, 'https://site') : undefined;
        const questions = new Map(url && byRoute.get(url.pathname));
        for (const [parameter, value] of url?.searchParams ?? []) {
          const question = questions.get(parameter);
          if (!question || question.options.includes(value)) continue;
          const message = sentence`A link in ${at(jsonPath)} begins "${question.label}" with ${formatValue(value)}, which is not one of its options.`;
          const right = intended(value, question.options);
          const fix =
            right && href.includes(`=${value}`) ? href.replace(`=${value}`, `=${right}`) : undefined;
          yield {
            source,
            jsonPath,
            part,
            message,
            hint: suggestion(value, question.options, 'Options'),
            fix: fix ? replaceAt(jsonPath, part, href, fix) : undefined,
          };
        }
      }
    });
  },
};
