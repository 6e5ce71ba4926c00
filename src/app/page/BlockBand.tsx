import type { ComponentType } from 'react';
import type { Block, BlockMap, BlockType } from '../../generated/content-types.ts';
import { registry } from '../../generated/registry.ts';
import styles from './BlockBand.module.css';
import { BlockBoundary } from './BlockBoundary.tsx';

/** A block together with the component that shows it: the one place where the two meet. */
function renderBlock<Type extends BlockType>(type: Type, block: BlockMap[Type]) {
  const Component: ComponentType<BlockMap[Type]> = registry[type];
  return <Component {...block} />;
}

/** One block in its band: background, anchor and rhythm are the same for every block. */
export function BlockBand({ block }: { block: Block }) {
  return (
    <section
      id={block.id}
      className={styles['band']}
      data-block={block.type}
      data-tone={block.tone ?? 'plain'}
    >
      <BlockBoundary>{renderBlock(block.type, block)}</BlockBoundary>
    </section>
  );
}
