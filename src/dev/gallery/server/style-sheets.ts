import type { ViteDevServer } from 'vite';
import { moduleId, styleUrls } from '@json-site/build/plugin';
import { themeCss, themeLook } from '@json-site/compiler/theme';
import type { CompileInput } from '@json-site/compiler/types';
import { contentHash } from '@json-site/content/media';
import { EXAMPLES_PATH } from '../protocol.ts';
import { exampleTheme } from './themes.ts';

/** Where the style sheet of the examples is. */
export const STYLES = `${EXAMPLES_PATH}styles.css`;

/** The style sheet of the site's theme. */
const OF_THEME = /virtual:theme\.css$/;

/** A scroll bar would make the example narrower than the screen that it is for. */
const IN_A_FRAME = 'html { scrollbar-width: none; scrollbar-gutter: auto }';

interface StyleSheet {
  text: string;
  url: string;
  /** The flags of the look of an example theme. */
  flags?: readonly string[];
}

/**
 * Concatenates the site's style sheets, because each of the frames would request dozens.
 * @param id The id of an example theme, whose style sheet replaces that of the site.
 */
async function bundleStyles(
  server: ViteDevServer,
  input: CompileInput,
  id: string | null,
): Promise<StyleSheet> {
  const theme = exampleTheme(id, input);
  const codeOf = async (url: string) => {
    if (theme && OF_THEME.test(url)) return themeCss(theme);
    const module = await server.environments.client.transformRequest(`${moduleId(url)}?direct`);
    return module?.code ?? '';
  };
  const texts = await Promise.all(styleUrls(server).map(codeOf));
  const text = [...texts, IN_A_FRAME].join('\n');
  return {
    text,
    url: `${STYLES}?${new URLSearchParams({ ...(id && { theme: id }), hash: contentHash(text) })}`,
    ...(theme && { flags: themeLook(theme).flags }),
  };
}

interface Bundled {
  input: CompileInput;
  byTheme: Map<string | null, Promise<StyleSheet>>;
}

const bundled = new WeakMap<ViteDevServer, Bundled>();

/** Forgets the style sheets of a server: the code has changed. */
export const forgetStyles = (server: ViteDevServer): boolean => bundled.delete(server);

/** Returns the style sheet of the examples. Bundles it once for each theme and each state of code and content. */
export function styleSheetOf(
  server: ViteDevServer,
  input: CompileInput,
  theme: string | null,
): Promise<StyleSheet> {
  let state = bundled.get(server);
  if (state?.input !== input) {
    state = { input, byTheme: new Map() };
    bundled.set(server, state);
  }
  const { byTheme } = state;
  const found = byTheme.get(theme) ?? bundleStyles(server, input, theme);
  byTheme.set(theme, found);
  found.catch(() => byTheme.delete(theme));
  return found;
}
