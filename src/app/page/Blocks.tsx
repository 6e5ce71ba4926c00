import type { Block } from '@json-site/model/content-types';
import { BlockBand } from './BlockBand.tsx';

/** Renders blocks below each other. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => <BlockBand key={`${index}:${block.type}`} block={block} />);
}
