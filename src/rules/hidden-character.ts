import type { RuleDiagnostic } from '@json-site/compiler/diagnostics';
import { at, sentence } from '@json-site/compiler/diagnostics';
import { type PlainFile, parseFile } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import { codePointName, hiddenCharacters, meantCharacter } from '@json-site/compiler/words';
import { remembered } from '@json-site/values/remembered';
import { stringsIn } from './shared/leaves.ts';

function* findHidden(file: PlainFile): Iterable<RuleDiagnostic> {
  const { source, value } = parseFile(file);
  for (const { text, jsonPath, isName } of stringsIn(value)) {
    const found = hiddenCharacters(text);
    const [first] = found;
    const last = found.at(-1);
    if (!first || !last) continue;
    const end = last.index + last[0].length;
    const old = text.slice(first.index, end);
    const right = found.reduceRight(
      (all, { 0: hidden, index }) =>
        all.slice(0, index - first.index) +
        meantCharacter(hidden) +
        all.slice(index - first.index + hidden.length),
      old,
    );
    const meant = meantCharacter(first[0]);
    const message = sentence`${isName ? 'The name of ' : ''}${at(jsonPath)} contains ${codePointName(first[0])}, an invisible character that can change what people read.`;
    const more = found.length > 1 ? ` The text has ${found.length} of this kind.` : '';
    yield {
      source,
      jsonPath,
      part: isName ? 'key' : { start: first.index, end: first.index + first[0].length },
      message,
      hint: `${meant ? `Write ${meant} instead, which it is in Windows-1252.` : 'Delete it.'}${more}`,
      fix: isName
        ? { kind: 'rename', path: jsonPath, name: text.replace(old, right) }
        : { kind: 'replace', path: jsonPath, start: first.index, old, text: right },
    };
  }
}

/** Unchanged files are not read again while somebody types. */
const hiddenIn = remembered((file: PlainFile) => [...findHidden(file)]);

export const rule: Rule = {
  code: 'hidden-character',
  severity: 'warning',
  *check({ documents, project: { input } }) {
    const schemas = [...Object.values(input.formSchemas ?? {}), ...(input.schemaSources?.files ?? [])];
    for (const source of [...documents.map(({ parsed }) => parsed.source), ...schemas]) {
      const search = () => hiddenIn(source);
      // The document of a translation or a template has the text of its file.
      const once = input.searchOnce?.([source.path, source.text].join('\0'));
      yield* once ? once('hidden-character', search) : search();
    }
  },
};
