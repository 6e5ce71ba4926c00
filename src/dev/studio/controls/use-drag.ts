import { type DragEvent, useState } from 'react';

/** Lets a pointer drag each item of a list to the place of another one. Returns the props of the item at an index. */
export function useDrag(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  return (index: number) => ({
    draggable: true,
    'data-dragged': index === dragged || undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move';
      setDragged(index);
    },
    onDragOver: (event: DragEvent) => dragged !== null && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== null && dragged !== index) onMove(dragged, index);
    },
    onDragEnd: () => setDragged(null),
  });
}
