import type { JsonPath, ValuePart } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import type { SourceFile } from '@json-site/values/source-file';
import { HOLDERS } from '../keywords/keywords.ts';

/** Reports what is wrong with a schema. `node` is the path of the schema, `keyword` the keyword that is wrong. */
export type SchemaReport = (problem: {
  node: JsonPath;
  keyword?: string | undefined;
  /** The path below the keyword. */
  below?: JsonPath;
  part?: ValuePart;
  /** The schema can be used as it is. */
  isHarmless?: boolean;
  /** Follows from an error that is reported elsewhere. */
  isConsequence?: boolean;
  message: string;
  hint: string;
  /** A name or value that can only mean this one: it replaces the text at the path, or the name of the keyword. */
  right?: string | undefined;
}) => void;

/** A file with a schema, parsed. */
export interface SchemaFile {
  source: SourceFile;
  value: Record<string, unknown>;
}

/** A schema inside a file, with its path. */
export interface SchemaNode {
  schema: Record<string, unknown>;
  path: JsonPath;
}

/** The schemas directly inside a schema, valid or not. */
export function innerSchemas({ schema, path }: SchemaNode): { value: unknown; path: JsonPath }[] {
  const named = HOLDERS.schemas.flatMap((keyword) => {
    const map = schema[keyword];
    if (!isObject(map)) return [];
    return Object.entries(map).map(([name, value]) => ({ value, path: [...path, keyword, name] }));
  });
  const single = HOLDERS.schema.flatMap((keyword) =>
    isObject(schema[keyword]) ? [{ value: schema[keyword], path: [...path, keyword] }] : [],
  );
  return [...named, ...single];
}

/** Returns a schema and every schema inside it. */
export function schemaNodes(root: SchemaNode): SchemaNode[] {
  const inner = innerSchemas(root).flatMap(({ value, path }) =>
    isObject(value) ? schemaNodes({ schema: value, path }) : [],
  );
  return [root, ...inner];
}
