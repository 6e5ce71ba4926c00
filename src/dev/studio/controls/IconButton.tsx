import down from 'lucide-static/icons/arrow-down.svg?url';
import up from 'lucide-static/icons/arrow-up.svg?url';
import clipboard from 'lucide-static/icons/clipboard-copy.svg?url';
import copy from 'lucide-static/icons/copy.svg?url';
import redo from 'lucide-static/icons/redo-2.svg?url';
import remove from 'lucide-static/icons/trash-2.svg?url';
import undo from 'lucide-static/icons/undo-2.svg?url';
import close from 'lucide-static/icons/x.svg?url';
import styles from './IconButton.module.css';

const ICONS = { clipboard, close, copy, down, redo, remove, undo, up };

interface IconButtonProps {
  icon: keyof typeof ICONS;
  label: string;
  /** Unlike the HTML attribute, keeps the button focusable, so that the focus is not lost. */
  isDisabled?: boolean;
  onPress: () => void;
}

export function IconButton({ icon, label, isDisabled = false, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onPress()}
    >
      <span className={styles['icon']} style={{ maskImage: `url("${ICONS[icon]}")` }} />
    </button>
  );
}
