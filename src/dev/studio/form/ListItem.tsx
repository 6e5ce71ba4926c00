import type { ArrayFieldItemTemplateProps, RJSFSchema } from '@rjsf/utils';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import type { RjsfFormContext } from '../../../forms/context.ts';
import type { FormValues } from '../../../forms/values/form-values.ts';
import { useAnnounce } from '../controls/announce.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { summaryOf } from '../labels.ts';
import styles from './form.module.css';

type ItemProps = ArrayFieldItemTemplateProps<FormValues, RJSFSchema, RjsfFormContext>;

/** What the engine passes to the field inside and not to the frame around it. */
interface InnerProps {
  formData?: unknown;
  errorSchema?: Record<string, unknown>;
}

/** An item of a list with the buttons that move, copy and remove it. An item of several fields can be folded. */
export function ListItem({ children, buttonsProps, index, totalItems, schema }: ItemProps) {
  const { formData, errorSchema = {} } = (children as ReactElement<InnerProps>).props;
  const isFolding = schema.type === 'object';
  const isEmpty = typeof formData === 'object' && formData !== null && Object.keys(formData).length === 0;
  const [isOpen, setOpen] = useState(isEmpty);
  const [hasMoved, setMoved] = useState(false);
  const handle = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const announce = useAnnounce();
  const name = summaryOf(formData) || 'Empty';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus stays on what was moved, wherever it is now
  useEffect(() => {
    if (hasMoved) handle.current?.focus();
    setMoved(false);
  }, [index]);

  function move(by: -1 | 1) {
    if (by < 0 ? !buttonsProps.hasMoveUp : !buttonsProps.hasMoveDown) return;
    setMoved(true);
    if (by < 0) buttonsProps.onMoveUpItem();
    else buttonsProps.onMoveDownItem();
    announce(`Moved ${name} to place ${index + 1 + by} of ${totalItems}.`);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    move(event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    <li className={styles['item']} data-error={Object.keys(errorSchema).length > 0 || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a short cut for the buttons inside */}
      <div className={styles['itemHead']} onKeyDown={onKeyDown}>
        {isFolding ? (
          <button
            ref={handle}
            type="button"
            className={styles['fold']}
            aria-expanded={isOpen}
            aria-controls={panel}
            data-fold
            onClick={() => setOpen(!isOpen)}
          >
            <span className={styles['number']}>{index + 1}</span> {name}
          </button>
        ) : (
          <span className={styles['fold']}>
            <span className={styles['number']}>{index + 1}</span>
          </span>
        )}
        <IconButton
          icon="up"
          label={`Move ${name} up`}
          isOff={!buttonsProps.hasMoveUp}
          onPress={() => move(-1)}
        />
        <IconButton
          icon="down"
          label={`Move ${name} down`}
          isOff={!buttonsProps.hasMoveDown}
          onPress={() => move(1)}
        />
        {isFolding && (
          <IconButton
            icon="copy"
            label={`Duplicate ${name}`}
            isOff={!buttonsProps.canAdd}
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
      <div id={panel} className={styles['itemBody']} hidden={isFolding && !isOpen}>
        {children}
      </div>
    </li>
  );
}
