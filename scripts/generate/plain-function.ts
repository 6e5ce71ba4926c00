import path from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { FORM_MODULES, GENERATED_FILES } from '@json-site/compiler/documents';
import { engineModule } from '@json-site/content/folders';

const HEADER =
  '/* Written by "npm run generate" from schemas/forms/ and the code of forms. Do not edit. */\n';

/** What is different where no document is: module of the forms → module of the function. */
const REPLACED = { 'src/forms/values/language.ts': 'src/forms/plain/function/language.ts' };

/** The part of the bundle that the Edge Function uses: git has this, and not the bundle. */
export const PLAIN_FUNCTION_TYPES = `${HEADER}type Handler = (request: Request) => Promise<Response>;

export declare function createHandler(environment: (name: string) => string | undefined, send?: typeof fetch): Handler;
`;

/** The module that puts the rules of all forms together with the code that receives them. */
function entryOf(ids: readonly string[]): string {
  const handler = JSON.stringify(engineModule('src/forms/plain/function/handler.ts'));
  return `
import { createHandler as create, receiver, storeByApi } from ${handler};
${ids.map((id, index) => `import * as form${index} from 'form:${id}';`).join('\n')}
const rules = { ${ids.map((id, index) => `${JSON.stringify(id)}: form${index}`).join(', ')} };
export const createHandler = (environment, send) => create(rules, environment, send);
export const createReceiver = ({ read, send, url, secretKey, site }) =>
  receiver(rules, { read, site, store: storeByApi(url, secretKey, send) });
`;
}

const EMPTY = 'empty:module';

/** Finds the entry, the rules of the forms and the replacements. What only browsers load is left out. */
function modules(files: Readonly<Record<string, string>>): Plugin {
  const replaced = new Map(
    Object.entries(REPLACED).map(([from, to]) => [path.normalize(engineModule(from)), engineModule(to)]),
  );
  return {
    name: 'plain-function',
    async resolveId(id, importer, { kind }) {
      if (Object.hasOwn(files, id)) return id;
      if (id.startsWith('virtual:') || id.endsWith('.css') || kind === 'dynamic-import') return EMPTY;
      const found = await this.resolve(id, importer, { skipSelf: true, kind });
      const other = found && replaced.get(path.normalize(found.id));
      return other ?? found;
    },
    load(id) {
      if (id === EMPTY)
        return 'export const formVersions = {}; export const widgets = {}; export default {};';
      return files[id] ?? null;
    },
  };
}

/**
 * Bundles the Edge Function that receives forms without JavaScript: the code that cleans and judges in browsers, the
 * rules of the forms, and no framework.
 * @param forms The modules that are generated for the forms, by their paths.
 */
export async function plainFunction(
  forms: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const found = Object.keys(forms).flatMap((file) => {
    const [, id] = new RegExp(`^${FORM_MODULES}/([^/]+)\\.js$`).exec(file) ?? [];
    return id === undefined ? [] : [[id, forms[file] ?? ''] as const];
  });
  const ids = found.map(([id]) => id).sort();
  const files = {
    'entry:plain': entryOf(ids),
    ...Object.fromEntries(found.map(([id, code]) => [`form:${id}`, code])),
  };
  const bundle = await rolldown({
    input: 'entry:plain',
    platform: 'neutral',
    tsconfig: false,
    resolve: { symlinks: false, mainFields: ['module', 'main'] },
    plugins: [modules(files)],
    onLog(level, log, handle) {
      // Packages mark modules for React's servers.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
    },
  });
  const { output } = await bundle.generate({ format: 'esm', comments: false });
  await bundle.close();
  return { [GENERATED_FILES.submit]: HEADER + output[0].code };
}
