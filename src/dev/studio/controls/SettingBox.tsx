import styles from './fields.module.css';
import { useSetting } from './use-setting.ts';

interface SettingBoxProps {
  setting: Parameters<typeof useSetting>[0];
  label: string;
}

/** A check box for a setting of the studio. */
export function SettingBox({ setting, label }: SettingBoxProps) {
  const [isOn, set] = useSetting(setting);
  return (
    <label className={styles['setting']}>
      <input type="checkbox" checked={isOn} onChange={(event) => set(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

/** Lets developers see files, lines and codes instead of the words of the forms. */
export function ExactLocations() {
  return <SettingBox setting="exact-locations" label="Show files and lines" />;
}
