import type { JsonPath, ValuePart } from '@json-site/values/locations';
import type { Expansion, Source } from '../source.ts';
import type { FilledTemplate } from './fill-template.ts';

const startsWith = (path: JsonPath, start: JsonPath) =>
  start.every((segment, index) => path[index] === segment);

/** The source of the page that a template makes of a record. */
export function sourceOfPage(
  template: Source,
  record: Source,
  named: Pick<Expansion, 'collection' | 'id' | 'ofValue'>,
  { uses, shorterLists, missing, isIncomplete }: Omit<FilledTemplate, 'value'>,
): Source {
  /** The value of the record at a path. The name of a property with such a value is the template's own. */
  const useAt = (jsonPath: JsonPath, part?: ValuePart) =>
    uses.find(
      ({ path }) => startsWith(jsonPath, path) && !(part === 'key' && path.length === jsonPath.length),
    );
  /** The path in the template of a value of the page: items before it may be left out. */
  const inTemplate = (jsonPath: JsonPath): JsonPath =>
    jsonPath.map((segment, index) => {
      const list = shorterLists.find(({ path }) => path.length === index && startsWith(jsonPath, path));
      return list && typeof segment === 'number' ? (list.positions[segment] ?? segment) : segment;
    });
  const expansion: Expansion = {
    template: template.locate([]).file,
    record,
    ...named,
    missing,
    isIncomplete,
    isShortened: (list) =>
      list === undefined
        ? shorterLists.length > 0
        : shorterLists.some(({ path }) => path.length === list.length && startsWith(list, path)),
    locateInRecord: (jsonPath, part) => {
      if (jsonPath.length === 0) return record.locate(jsonPath, part);
      const use = useAt(jsonPath, part);
      if (!use) return undefined;
      const inside = use.isWhole ? jsonPath.slice(use.path.length) : [];
      const isExact = use.isWhole && use.name !== 'id';
      const path = use.name === 'id' ? [] : [use.name, ...inside];
      return { ...record.locate(path, isExact ? part : 'value'), isExact };
    },
  };
  return {
    ...template,
    expansion,
    /** The place of the value, or of the reference to it. */
    locate: (jsonPath, part) => {
      const use = useAt(jsonPath, part);
      return { ...template.locate(inTemplate(use?.path ?? jsonPath), part), isExact: !use };
    },
  };
}
