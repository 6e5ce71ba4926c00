import type { PluginOption } from 'vite';
import { backendPlugin, hostedProject } from '@json-site/backend/backend';
import { themeLook } from '@json-site/compiler/theme';
import { siteFolder } from '@json-site/content/folders';
import { type ContentStore, openContent, type SharedContent } from '@json-site/content/site';
import { leanForms } from './dependencies/lean-forms.ts';
import { leanPreload } from './dependencies/lean-preload.ts';
import { pureComponents } from './dependencies/pure-components.ts';
import { quietStorage } from './dependencies/quiet-storage.ts';
import { dev } from './dev/dev.ts';
import type { DevTools } from './dev/dev-tools.ts';
import type { Integration } from './integrations/integration.ts';
import { themedStyles } from './styles/theme-look.ts';
import { belowPath } from './vite/below-path.ts';
import { build } from './vite/build.ts';
import { contentModules } from './vite/content-modules.ts';
import { engineDocument } from './vite/document.ts';
import { formChunk } from './vite/form-chunk.ts';
import { generatedModules } from './vite/generated-modules.ts';
import { preview } from './vite/preview.ts';
import { settings } from './vite/settings.ts';
import { type Used, usedBlocks } from './vite/used-blocks.ts';

export interface SiteOptions {
  /** The folder of the site. Default: that in which the command runs. */
  root?: string;
  /** The tools for authors that the development server adds: overlay, studio, gallery. */
  tools?: DevTools;
  /** What adds files to the site that are made of its pages. */
  integrations?: readonly Integration[];
}

/** The engine: turns the project's JSON into a site, in development, in the build, in preview and in tests. */
export function site({ root = siteFolder(), tools, integrations = [] }: SiteOptions = {}): PluginOption {
  let store: ContentStore | undefined;
  const openOnce = () => (store ??= openContent(root));
  let built: SharedContent | undefined;
  let shown: Used | undefined;

  return [
    settings(root, tools, integrations),
    belowPath(root),
    hostedProject(),
    // Before the pages, which answer every other request.
    backendPlugin(root),
    contentModules(() => built ?? openOnce().shared(), integrations),
    themedStyles(() => themeLook((built ?? openOnce().shared()).theme)),
    generatedModules(root),
    dev(root, openOnce, { tools, integrations }),
    engineDocument(root),
    build(root, {
      integrations,
      share(shared, used) {
        built = shared;
        shown = used;
      },
    }),
    usedBlocks(root, () => shown),
    formChunk(),
    preview(tools),
    leanForms(root),
    leanPreload(),
    pureComponents(root),
    quietStorage(root),
  ];
}
