import { describeBlocks } from '../../../compiler/schema/describe-schema.ts';
import type { DevAnswer } from '../../server/dev-answer.ts';
import type { GalleryData } from '../contract.ts';
import { examplesFor } from './examples.ts';
import { formTexts } from './form-texts.ts';

const gallery: DevAnswer = (_, { store }): GalleryData => {
  const input = store.input();
  const { listed } = examplesFor(input);
  return {
    blocks: describeBlocks(input.schemas).map((block) => ({ ...block, examples: listed[block.type] ?? [] })),
    forms: formTexts(input),
  };
};

/** What the gallery asks of the development server. */
export const GALLERY_ANSWERS: Record<string, DevAnswer> = {
  gallery,
  icons: (_, { store }) => store.input().icons,
};
