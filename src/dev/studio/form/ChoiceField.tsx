import { Combobox, Input, useCombobox } from '@mantine/core';
import { useState } from 'react';
import type { Schema } from '../../../compiler/schema/schema-set.ts';
import type { Meaning } from '../../../compiler/schema/vocabulary.ts';
import type { FieldWidgetProps } from '../../../forms/types.ts';
import { controlProps } from '../../../forms/widgets/TextField.tsx';
import { Glyph } from '../../../ui/Glyph.tsx';
import { choicesFor, filterChoices } from './choices.ts';
import styles from './form.module.css';
import { useFormContext, useIcons } from './form-context.tsx';

/** What a file or an icon looks like. Decoration: its name stands beside it. */
function Picture({ means, value }: { means: Meaning; value: string }) {
  const { site } = useFormContext();
  const icons = useIcons(means === 'icon');
  if (means === 'icon') {
    return Object.hasOwn(icons, value) ? <Glyph icon={value} className={styles['drawing']} /> : null;
  }
  if (means !== 'media') return null;
  const file = site.choices.media.find(({ name }) => name === value);
  return file ? <img className={styles['thumbnail']} src={file.src} alt="" /> : null;
}

/**
 * A value that names something: a page, a place, a record, a file, an icon. It is chosen from what there is, or typed:
 * what does not exist yet can be written down, and the check says so.
 */
export function ChoiceField(props: FieldWidgetProps) {
  const { site, route, here } = useFormContext();
  const { means = 'link' } = props.schema as Schema;
  const value = (props.value as string | undefined) ?? '';
  const [isTyping, setTyping] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const icons = Object.keys(useIcons(means === 'icon' && wasOpened));
  const store = useCombobox({
    onDropdownOpen: () => setOpened(true),
    onDropdownClose: () => {
      store.resetSelectedOption();
      setTyping(false);
    },
  });
  const control = controlProps(props);
  const groups = filterChoices(
    choicesFor(means, site.choices, { route, here, icons }),
    isTyping ? value : '',
  );

  return (
    <Combobox
      store={store}
      withinPortal={false}
      transitionProps={{ duration: 0 }}
      classNames={{
        dropdown: styles['dropdown'] ?? '',
        options: styles['options'] ?? '',
        option: styles['option'] ?? '',
        group: styles['optionGroup'] ?? '',
        groupLabel: styles['optionGroupLabel'] ?? '',
      }}
      onOptionSubmit={(chosen) => {
        props.onChange(chosen);
        store.closeDropdown();
      }}
    >
      <div className={styles['choice']}>
        {store.dropdownOpened || !value ? null : <Picture means={means} value={value} />}
        <Combobox.Target withExpandedAttribute>
          <Input
            {...control}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={value}
            onClick={() => store.openDropdown()}
            onBlur={() => store.closeDropdown()}
            onChange={(event) => {
              setTyping(true);
              store.openDropdown();
              control.onChange(event);
            }}
          />
        </Combobox.Target>
      </div>
      <Combobox.Dropdown hidden={groups.length === 0}>
        <Combobox.Options aria-label="What there is">
          {groups.map((group) => (
            <Combobox.Group key={group.label} label={group.label}>
              {group.choices.map((choice) => (
                <Combobox.Option key={choice.value} value={choice.value} active={choice.value === value}>
                  <Picture means={means} value={choice.value} />
                  <span className={styles['optionValue']}>{choice.value}</span>
                  {choice.label && choice.label !== choice.value && (
                    <span className={styles['optionLabel']}>{choice.label}</span>
                  )}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
