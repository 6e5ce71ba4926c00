import type { FigureMeaning } from '../../schema/vocabulary.ts';
import type { CompileContext, SourceLocation } from '../compile-context.ts';
import { chart } from './chart.ts';

/** `written` is the object in the file, `resolved` the same without the values that its schema refuses. */
type ResolveFigure = (
  written: Record<string, unknown>,
  resolved: Record<string, unknown>,
  location: SourceLocation,
  context: CompileContext,
) => unknown;

/** The resolver of each meaning that an object can have. */
export const FIGURE_MEANINGS: Record<FigureMeaning, ResolveFigure> = { chart };
