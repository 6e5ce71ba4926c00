import { Combobox, Input, useCombobox } from '@mantine/core';
import { useState } from 'react';
import { formatOfName } from '@json-site/compiler/media';
import type { Meaning, Schema } from '@json-site/compiler/schema';
import { targetKind } from '@json-site/compiler/schema';
import type { ControlProps } from '@json-site/forms/inputs';
import { controlProps } from '@json-site/forms/inputs';
import { Glyph } from '@json-site/ui/Glyph';
import { choicesFor, filterChoices } from './choices.ts';
import styles from './form.module.css';
import { useFormContext, useIcons } from './form-context.tsx';

/** Shows a file or an icon. It is decorative, because its name is next to it. */
function Picture({ means, value }: { means: Meaning | undefined; value: string }) {
  const { site } = useFormContext();
  const kind = targetKind(means);
  const icons = useIcons(kind === 'icon');
  if (kind === 'icon') {
    return Object.hasOwn(icons, value) ? <Glyph icon={value} className={styles['icon']} /> : null;
  }
  if (kind !== 'file' || !formatOfName(value)) return null;
  const file = site.choices.names.file?.find((one) => one.value === value);
  return file ? <img className={styles['thumbnail']} src={file.src} alt="" /> : null;
}

/**
 * A combobox for a value that names something. Authors can also type what does not exist yet; the compiler reports it.
 */
export function ChoiceField(props: ControlProps) {
  const { site, route, ownAnchors } = useFormContext();
  const schema: Schema = { means: 'link', ...(props.schema as Schema) };
  const { means } = schema;
  const value = (props.value as string | undefined) ?? '';
  const [isTyping, setTyping] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const icons = Object.keys(useIcons(targetKind(means) === 'icon' && wasOpened));
  const combobox = useCombobox({
    onDropdownOpen: () => setOpened(true),
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setTyping(false);
    },
  });
  const control = controlProps(props);
  const groups = filterChoices(
    choicesFor(schema, site.choices, { route, ownAnchors, icons }),
    isTyping ? value : '',
  );

  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      transitionProps={{ duration: 0 }}
      classNames={{
        dropdown: styles['dropdown'] ?? '',
        options: styles['options'] ?? '',
        option: styles['option'] ?? '',
        groupLabel: styles['optionGroupLabel'] ?? '',
      }}
      onOptionSubmit={(choice) => {
        props.onChange(choice);
        combobox.closeDropdown();
      }}
    >
      <div className={styles['choice']}>
        {combobox.dropdownOpened || !value ? null : <Picture means={means} value={value} />}
        <Combobox.Target withExpandedAttribute>
          <Input
            {...control}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={value}
            onClick={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
            onChange={(event) => {
              setTyping(true);
              combobox.openDropdown();
              control.onChange(event);
            }}
          />
        </Combobox.Target>
      </div>
      <Combobox.Dropdown hidden={groups.length === 0}>
        <Combobox.Options aria-label="Choices">
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
