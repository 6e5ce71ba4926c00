import { registry } from 'virtual:registry';
import { type ComponentType, memo, Suspense } from 'react';
import type { Block, BlockMap, BlockType } from '@json-site/model/content-types';
import styles from './BlockBand.module.css';
import { BlockBoundary } from './BlockBoundary.tsx';

/** Renders a block with its component from the registry. */
function renderBlock<Type extends BlockType>(type: Type, block: BlockMap[Type]) {
  const Component: ComponentType<BlockMap[Type]> = registry[type];
  // In development, the data of a page can load before the module of a block that has just been added.
  if (import.meta.hot && !Component) return null;
  return <Component {...block} />;
}

/**
 * A block in its band, which has the background, the anchor and the vertical spacing. Memoised: an edit in the studio
 * renders only the block that it changes.
 */
export const BlockBand = memo(function BlockBand({ block }: { block: Block }) {
  return (
    <section
      id={block.id}
      className={styles['band']}
      data-block={block.type}
      data-tone={block.tone ?? 'plain'}
    >
      <BlockBoundary>
        <Suspense>{renderBlock(block.type, block)}</Suspense>
      </BlockBoundary>
    </section>
  );
});
