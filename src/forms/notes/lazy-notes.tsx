import { type ComponentType, createElement, lazy, Suspense } from 'react';
import type { DateEchoProps } from './DateEcho.tsx';
import type { EmailQuestionProps } from './EmailQuestion.tsx';
import type { TextCountProps } from './TextCount.tsx';

/** The fallback when the code of the notes fails to load: the form works without them. */
function NoNote() {
  return null;
}

function lazyNote<Props extends object>(
  pick: (notes: typeof import('./notes.ts')) => ComponentType<Props>,
): ComponentType<Props> {
  const Note: ComponentType<Props> = lazy<ComponentType<Props>>(() =>
    import('./notes.ts').then(
      (notes) => ({ default: pick(notes) }),
      () => ({ default: NoNote }),
    ),
  );
  return (props) => <Suspense>{createElement(Note, props)}</Suspense>;
}

export const LazyDateEcho = lazyNote<DateEchoProps>((notes) => notes.DateEcho);
export const LazyEmailQuestion = lazyNote<EmailQuestionProps>((notes) => notes.EmailQuestion);
export const LazyTextCount = lazyNote<TextCountProps>((notes) => notes.TextCount);
