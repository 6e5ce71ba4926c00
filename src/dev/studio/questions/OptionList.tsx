import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import fields from '../controls/fields.module.css';
import { IconButton } from '../controls/IconButton.tsx';
import type { QuestionOption } from './protocol.ts';
import styles from './Questions.module.css';
import { WORDS } from './words.ts';

interface OptionListProps {
  options: readonly QuestionOption[];
  onChange: (options: QuestionOption[]) => void;
}

/** The options of a question, to word, add, order and remove. What an answer to one of them stores stays the same. */
export function OptionList({ options, onChange }: OptionListProps) {
  /** New options have no key yet. */
  const [keys, setKeys] = useState<string[]>(() => options.map(() => crypto.randomUUID()));

  function set(next: [key: string, option: QuestionOption][]) {
    setKeys(next.map(([key]) => key));
    onChange(next.map(([, option]) => option));
  }
  const entries = () => options.map((option, index): [string, QuestionOption] => [keys[index] ?? '', option]);

  function move(index: number, by: number) {
    const all = entries();
    const [moved] = all.splice(index, 1);
    if (moved) all.splice(index + by, 0, moved);
    set(all);
  }

  return (
    <fieldset className={styles['options']}>
      <legend className={fields['label']}>{WORDS.options}</legend>
      <ol className={styles['optionList']}>
        {entries().map(([key, option], index) => (
          <li key={key} className={styles['option']}>
            <input
              className={fields['input']}
              aria-label={WORDS.option(index + 1)}
              value={option.label}
              required
              maxLength={90}
              data-browser-undo
              onChange={(event) => {
                const all = entries();
                all[index] = [key, { ...option, label: event.currentTarget.value }];
                set(all);
              }}
            />
            <IconButton
              icon="up"
              label={WORDS.optionUp(index + 1)}
              isDisabled={index === 0}
              onPress={() => move(index, -1)}
            />
            <IconButton
              icon="down"
              label={WORDS.optionDown(index + 1)}
              isDisabled={index === options.length - 1}
              onPress={() => move(index, 1)}
            />
            <IconButton
              icon="remove"
              label={WORDS.removeOption(index + 1)}
              isDisabled={options.length <= 2}
              onPress={() => set(entries().filter((_, other) => other !== index))}
            />
          </li>
        ))}
      </ol>
      <Button onClick={() => set([...entries(), [crypto.randomUUID(), { value: '', label: '' }]])}>
        {WORDS.addOption}
      </Button>
    </fieldset>
  );
}
