import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MIGRATIONS } from '@json-site/content/site';
import { defaultTable } from '@json-site/form-core/table';
import { isObject } from '@json-site/values/objects';
import { parsedOrNull } from './combine.ts';

const SCHEMAS = 'schemas/forms';

/** The folders with what belongs to a form besides its texts: the values that it accepts, and changes of its table. */
export const FORM_FOLDERS = [SCHEMAS, MIGRATIONS];

const SCHEMA = /^schemas\/forms\/([^/]+)\.schema\.json$/;
const MIGRATION = /\/\d{14}_(?:alter_)?(\w+)\.sql$/;
const FORM = /^content\/forms\/([^/.]+)\.json$/;

/** The form of which a file is the data schema. */
export const formOfSchema = (file: string): string | undefined => SCHEMA.exec(file)?.[1];

export const isFormSchema = (file: string): boolean => SCHEMA.test(file);
export const isMigration = (file: string): boolean => file.startsWith(`${MIGRATIONS}/`);

/** The table of a form on the disk. */
function tableOf(root: string, file: string, form: string): string {
  const target = path.join(root, file);
  const content = existsSync(target) ? parsedOrNull(readFileSync(target, 'utf8')) : null;
  const destination = isObject(content) ? content['destination'] : undefined;
  const table = isObject(destination) ? destination['table'] : undefined;
  return typeof table === 'string' ? table : defaultTable(form);
}

/**
 * Returns a function that names the form, by the file of its texts, to which a data schema or a migration belongs.
 * Other migrations are a developer's. `files` are all that the project has.
 */
export function formOfFile(root: string, files: Iterable<string>): (file: string) => string | undefined {
  const forms = [...files].flatMap((file) => {
    const form = FORM.exec(file)?.[1];
    return form === undefined ? [] : [{ file, form }];
  });
  const byTable = new Map(forms.map(({ file, form }) => [tableOf(root, file, form), file]));
  return (file) => {
    const form = formOfSchema(file);
    if (form !== undefined) return `content/forms/${form}.json`;
    const table = isMigration(file) ? MIGRATION.exec(file)?.[1] : undefined;
    return table === undefined ? undefined : byTable.get(table);
  };
}

/** Whether a file belongs to a form, or may do so. */
export const isInFormFolder = (file: string): boolean =>
  FORM_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
