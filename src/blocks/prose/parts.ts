import type { ComponentType } from 'react';
import type { PartName, PartProps } from './part.ts';
import { Callout } from './parts/Callout.tsx';
import { Code } from './parts/Code.tsx';
import { Heading } from './parts/Heading.tsx';
import { List } from './parts/List.tsx';
import { Numbered } from './parts/Numbered.tsx';
import { Picture } from './parts/Picture.tsx';
import { Quote } from './parts/Quote.tsx';
import { Subheading } from './parts/Subheading.tsx';
import { Table } from './parts/Table.tsx';

/**
 * The component of every part. A build has those that the site uses alone: `scripts/build/vite/used-blocks.ts` writes
 * this module again.
 */
export const PARTS: { [Name in PartName]: ComponentType<PartProps<Name>> } = {
  callout: Callout,
  code: Code,
  heading: Heading,
  list: List,
  numbered: Numbered,
  picture: Picture,
  quote: Quote,
  subheading: Subheading,
  table: Table,
};
