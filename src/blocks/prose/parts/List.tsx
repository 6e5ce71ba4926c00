import { Points } from '@json-site/ui/lists/Points';
import type { PartProps } from '../part.ts';
import { hasList, ListBelow, textOf } from './Items.tsx';

/** A list with bullets. */
export function List({ part: { list } }: PartProps<'list'>) {
  const below = list.some(hasList) ? (index: number) => <ListBelow item={list[index]} /> : undefined;
  return <Points items={list.map(textOf)} layout="plain" below={below} />;
}
