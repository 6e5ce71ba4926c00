import type { OptionalDataControlsTemplateProps, RJSFSchema } from '@rjsf/utils';
import type { Answers } from '../../../forms/answers.ts';
import { type FormWords, fieldOf } from '../../../forms/context.ts';
import { buttonClass } from '../../../ui/button.ts';

type Props = OptionalDataControlsTemplateProps<Answers, RJSFSchema, FormWords>;

/** Adds or takes away a part that need not be there. */
export function OptionalPart({ id, registry, uiSchema, onAddClick, onRemoveClick }: Props) {
  const { label } = fieldOf(registry.formContext, String(uiSchema?.['ui:title']));
  return (
    <button id={id} type="button" className={buttonClass('quiet')} onClick={onAddClick ?? onRemoveClick}>
      {onAddClick ? 'Add' : 'Remove'} {label.toLowerCase()}
    </button>
  );
}
