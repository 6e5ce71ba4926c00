import type { CompileInput } from '@json-site/compiler/types';
import { compile } from '@json-site/core/compile';
import type { Theme } from '@json-site/model/content-types';
import type { GalleryTheme } from '../protocol.ts';
import harbour from '../themes/harbour.json' with { type: 'json' };
import ledger from '../themes/ledger.json' with { type: 'json' };
import linen from '../themes/linen.json' with { type: 'json' };
import meadow from '../themes/meadow.json' with { type: 'json' };
import plum from '../themes/plum.json' with { type: 'json' };
import stage from '../themes/stage.json' with { type: 'json' };

/** The themes that come with the engine, as they are in content/theme.json. */
const WRITTEN: Readonly<Record<string, object>> = { harbour, ledger, linen, meadow, plum, stage };

export const EXAMPLE_THEMES: readonly GalleryTheme[] = Object.entries(WRITTEN).map(([id, theme]) => ({
  id,
  name: id.replace(/^./, (first) => first.toUpperCase()),
  json: `${JSON.stringify(theme, null, 2)}\n`,
}));

/** Compiles an example theme with the schemas of a site. Undefined if there is none with this id. */
export function exampleTheme(id: string | null, input: CompileInput): Theme | undefined {
  const found = EXAMPLE_THEMES.find((theme) => theme.id === id);
  const files = found && [{ path: 'content/theme.json', text: found.json }];
  return (files && compile({ ...input, files }).theme) ?? undefined;
}
