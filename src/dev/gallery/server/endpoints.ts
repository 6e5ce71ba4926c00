import { describeBlocks } from '@json-site/compiler/schema';
import type { DevEndpoint } from '../../server/endpoint.ts';
import type { GalleryData } from '../protocol.ts';
import { examplesFor } from './examples.ts';
import { formTexts } from './form-texts.ts';
import { EXAMPLE_THEMES } from './themes.ts';

const gallery: DevEndpoint = (_, { store }): GalleryData => {
  const input = store.input();
  const { byBlock } = examplesFor(input);
  return {
    blocks: describeBlocks(input.schemas).map((block) => ({ ...block, examples: byBlock[block.type] ?? [] })),
    forms: formTexts(input, store.site().language),
    themes: EXAMPLE_THEMES,
  };
};

/** The endpoints of the gallery; the studio uses the icons as well. */
export const GALLERY_ENDPOINTS: Record<string, DevEndpoint> = {
  gallery,
  icons: (_, { store }) => store.input().icons,
};
