import { WIDGETS } from '@json-site/model/widgets';
import { valueIn } from '@json-site/values/objects';
import type { SourceFile } from '@json-site/values/source-file';
import { fileDiagnostic, locateInFile } from '../../report/diagnostic.ts';
import { formatValue, intended, suggestion } from '../../report/wording.ts';
import { parseFile } from '../../source/json-file.ts';
import type { Diagnostic } from '../../types.ts';
import { additionIn, componentIn, REPLACEABLE, WIDGET_DEFINITION, widgetFile } from '../additions.ts';
import { isBlockName } from '../collections.ts';
import { PART_NAMES, partFile } from '../parts.ts';
import { camelCase } from '../schema-set.ts';
import { knownMeanings } from '../vocabulary.ts';
import { checkComponent, checkExport, WIDGET } from './check-components.ts';
import type { ComponentFolder, ComponentModule, MeaningModule, SchemaSources } from './schema-sources.ts';

const CODE = 'invalid-addition';

/** Reports a name that cannot be used, or that the engine has. `example` is a name that can be used. */
export function checkName(
  kind: string,
  name: string,
  file: string,
  known: readonly string[],
  example = 'star-rating',
): Diagnostic[] {
  if (!isBlockName(name)) {
    const hint = `Use lowercase letters, digits and single hyphens: "${example}".`;
    return [fileDiagnostic(file, CODE, `"${name}" cannot be the name of a ${kind}.`, hint)];
  }
  if (!known.includes(name)) return [];
  return [fileDiagnostic(file, CODE, `The engine has a ${kind} "${name}" already.`, 'Choose another name.')];
}

/** Checks what widget.json says. */
function checkDefinition(source: SourceFile): Diagnostic[] {
  const { value, diagnostics } = parseFile(source);
  if (diagnostics.length > 0) return diagnostics;
  const like = valueIn(value, 'like');
  if (REPLACEABLE.some((name) => name === like)) return [];
  const message =
    like === undefined
      ? 'This file does not say which widget this one replaces.'
      : `like is ${formatValue(like)}; there is no such widget.`;
  const right = intended(String(like), REPLACEABLE);
  return [
    locateInFile({
      code: CODE,
      source,
      jsonPath: like === undefined ? [] : ['like'],
      part: like === undefined ? 'open' : 'value',
      message,
      hint:
        like === undefined
          ? 'For example { "like": "radios" }: the same values and messages as radio buttons.'
          : suggestion(String(like), REPLACEABLE, 'Widgets'),
      fix: right === undefined ? undefined : { kind: 'set', path: ['like'], value: right },
    }),
  ];
}

function checkWidget(widget: ComponentFolder, sources: readonly SourceFile[]): Diagnostic[] {
  const name = componentIn(widget);
  const file = widgetFile(widget);
  const definition = sources.find(({ path }) => path === file);
  const wrongName = checkName('widget', name, file, Object.keys(WIDGETS));
  if (wrongName.length > 0) return wrongName;
  const found = definition ? checkDefinition(definition) : [];
  if (!definition) {
    const hint = 'Write { "like": "radios" }: the widget of the engine whose values and messages it has.';
    found.push(fileDiagnostic(file, CODE, `${widget.folder}/ has no ${WIDGET_DEFINITION}.`, hint));
  }
  return [...found, ...checkComponent(widget, WIDGET)];
}

function checkMeaning(meaning: MeaningModule): Diagnostic[] {
  const { path } = meaning.source;
  const name = additionIn(meaning);
  const wrongName = checkName('meaning', name, path, knownMeanings([]));
  if (wrongName.length > 0) return wrongName;
  if (meaning.fault !== undefined) {
    const message = `The meaning "${name}" could not be loaded: ${meaning.fault}`;
    return [fileDiagnostic(path, CODE, message, 'Correct this file, or what it imports.')];
  }
  if (meaning.resolve) return [];
  const message = `The meaning "${name}" needs a function named ${camelCase(name)}; this file does not export it.`;
  const hint = `Write: export function ${camelCase(name)}(text: string, { refuse }: MeaningContext) { … }`;
  return [fileDiagnostic(path, CODE, message, hint)];
}

function checkPart(module: ComponentModule): Diagnostic[] {
  const { path } = module.source;
  const name = PART_NAMES.find((one) => partFile(one) === path);
  if (name !== undefined) return checkExport(module, name, { kind: 'part of pages', type: name, code: CODE });
  const hint = `${suggestion(path, PART_NAMES.map(partFile), 'Parts')}  Put other modules into src/site/ui/.`;
  return [fileDiagnostic(path, CODE, 'No part of pages has this name.', hint)];
}

/** Reports widgets, meanings and parts of pages of the site that cannot be used. */
export function checkAdditions({
  files,
  widgets = [],
  meanings = [],
  parts = [],
}: SchemaSources): Diagnostic[] {
  return [
    ...widgets.flatMap((one) => checkWidget(one, files)),
    ...meanings.flatMap(checkMeaning),
    ...parts.flatMap(checkPart),
  ];
}
