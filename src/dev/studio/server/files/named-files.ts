import { kindOfFile, parseFile } from '@json-site/compiler/documents';
import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import { followRef, targetKind, walk, writtenAs } from '@json-site/compiler/schema';
import type { JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import type { SourceFile } from '@json-site/values/source-file';

/** A property beside the name of a file that says something about the file. */
interface TextBeside {
  path: JsonPath;
  schema: Schema;
  isAlternative: boolean;
}

/** A value that names a file of content/media/. */
export interface NamedFile {
  name: string;
  path: JsonPath;
  beside: TextBeside[];
}

const isFile = ({ means }: Schema) => targetKind(means) === 'file';

/** The caption of a picture and the title of a document have no meaning of their own, only a name. */
const NAMES = ['caption', 'title'];

/** The properties of an object that say what its file shows. Most objects with a title are no captions of a picture. */
function textsBeside(properties: [string, Schema][], path: JsonPath): TextBeside[] {
  const found = properties.map(([name, schema]) => {
    const isAlternative = writtenAs(schema.means) === 'alternative';
    return { name, schema, isAlternative, path: [...path, name] };
  });
  const isDescribed = found.some(({ isAlternative }) => isAlternative);
  return found.filter(
    ({ name, isAlternative }) =>
      isAlternative || (NAMES.includes(name) && (name === 'caption' || !isDescribed)),
  );
}

const known = new WeakMap<SourceFile, { schemas: SchemaSet; files: NamedFile[] }>();

/** Returns every value of a document that names a file, with the texts beside it. */
export function namedFiles(source: SourceFile, schemas: SchemaSet): NamedFile[] {
  const before = known.get(source);
  if (before?.schemas === schemas) return before.files;
  const files: NamedFile[] = [];
  const schema = kindOfFile(source.path, schemas)?.schema;
  if (schema) {
    walk(schema, parseFile(source).value, schemas, (one, value, path) => {
      if (typeof value === 'string' && isFile(one) && typeof path.at(-1) === 'number')
        files.push({ name: value, path, beside: [] });
      if (!isObject(value)) return;
      const properties = Object.entries(one.properties ?? {}).map(([name, property]): [string, Schema] => [
        name,
        followRef(property, schemas),
      ]);
      for (const [name, property] of properties) {
        const file = value[name];
        if (typeof file !== 'string' || !isFile(property)) continue;
        files.push({ name: file, path: [...path, name], beside: textsBeside(properties, path) });
      }
    });
  }
  known.set(source, { schemas, files });
  return files;
}
