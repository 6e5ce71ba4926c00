import { type ErrorSchema, toErrorList } from '@rjsf/utils';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { alternativeOf, type Schema } from '@json-site/compiler/schema';
import { shortSummaryOf } from '@json-site/compiler/words';
import { useAnnounce } from '@json-site/dev/shared';
import type { ListItemProps, RjsfData } from '@json-site/forms/inputs';
import { isObject } from '@json-site/values/objects';
import { IconButton } from '../../controls/IconButton.tsx';
import { moveKey } from '../../controls/move-key.ts';
import { PasteNotice } from '../../paste/PasteNotice.tsx';
import { withoutSpaces } from '../field-ids.ts';
import styles from '../form.module.css';
import { kindOfPart, TEXT_KINDS } from '../ordered-text.ts';
import { KindSelect } from './KindSelect.tsx';

/** Props that RJSF passes to the field, but not to the template around it. */
interface InnerFieldProps {
  formData?: unknown;
  errorSchema?: ErrorSchema<RjsfData>;
  fieldPathId: { $id: string };
}

/** In a longer text, only the parts that somebody opens have fields. */
const MOST_OPEN = 40;

/** An item of a list, with buttons that move, copy and remove it. An item with several fields can be collapsed. */
export function ListItem({ children, buttonsProps, index, totalItems, schema }: ListItemProps) {
  const { formData, errorSchema, fieldPathId } = (children as ReactElement<InnerFieldProps>).props;
  const isCollapsible = schema.type === 'object' || isObject(formData);
  const isEmpty = typeof formData === 'object' && formData !== null && Object.keys(formData).length === 0;
  // Parts of a text are written as one; more of them would be slow.
  const isText = isObject(formData) && TEXT_KINDS.includes(kindOfPart(formData)) && schema.type !== 'object';
  const [isOpen, setOpen] = useState(isEmpty || (isText && totalItems <= MOST_OPEN));
  const [hasMoved, setMoved] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const announce = useAnnounce();
  const choice = schema as Schema;
  const kind = isObject(formData)
    ? choice.alternatives?.[alternativeOf(choice, formData) ?? '']?.title
    : undefined;
  const summary = shortSummaryOf(formData);
  const name = kind === undefined ? summary || 'Empty item' : [kind, summary].filter(Boolean).join(': ');
  const number = <span className={styles['number']}>{index + 1}</span>;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new index moves the item, which keeps the focus
  useEffect(() => {
    if (hasMoved) toggle.current?.focus();
    setMoved(false);
  }, [index]);

  function move(by: -1 | 1) {
    if (by < 0 ? !buttonsProps.hasMoveUp : !buttonsProps.hasMoveDown) return;
    setMoved(true);
    if (by < 0) buttonsProps.onMoveUpItem();
    else buttonsProps.onMoveDownItem();
    announce(`Moved ${name} to position ${index + 1 + by} of ${totalItems}.`);
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = moveKey(event);
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    move(by);
  }

  return (
    <li
      className={styles['item']}
      data-plain={!isCollapsible || undefined}
      data-error={toErrorList(errorSchema).length > 0 || undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a keyboard shortcut for the buttons inside */}
      <div className={styles['itemHead']} onKeyDown={onKeyDown}>
        {isCollapsible ? (
          <button
            ref={toggle}
            type="button"
            className={styles['toggle']}
            aria-expanded={isOpen}
            aria-controls={panel}
            data-toggle={withoutSpaces(fieldPathId.$id)}
            onClick={() => setOpen(!isOpen)}
          >
            {number} {name}
          </button>
        ) : (
          <span className={styles['toggle']}>{number}</span>
        )}
        {choice.alternatives && <KindSelect id={fieldPathId.$id} name={name} />}
        <IconButton
          icon="up"
          label={`Move ${name} up`}
          isDisabled={!buttonsProps.hasMoveUp}
          onPress={() => move(-1)}
        />
        <IconButton
          icon="down"
          label={`Move ${name} down`}
          isDisabled={!buttonsProps.hasMoveDown}
          onPress={() => move(1)}
        />
        {isCollapsible && (
          <IconButton
            icon="copy"
            label={`Duplicate ${name}`}
            isDisabled={!buttonsProps.canAdd}
            onPress={() => buttonsProps.onCopyItem()}
          />
        )}
        <IconButton
          icon="remove"
          label={`Remove ${name}`}
          onPress={() => {
            buttonsProps.onRemoveItem();
            announce(`Removed ${name}.`);
          }}
        />
      </div>
      {isCollapsible && <PasteNotice id={fieldPathId.$id} />}
      <div id={panel} className={styles['itemBody']} hidden={isCollapsible && !isOpen}>
        {/* A closed item has no fields: a form with hundreds of them would be slow. */}
        {(!isCollapsible || isOpen) && children}
      </div>
    </li>
  );
}
