import down from 'lucide-static/icons/arrow-down.svg?url';
import up from 'lucide-static/icons/arrow-up.svg?url';
import copy from 'lucide-static/icons/copy.svg?url';
import redo from 'lucide-static/icons/redo-2.svg?url';
import remove from 'lucide-static/icons/trash-2.svg?url';
import undo from 'lucide-static/icons/undo-2.svg?url';
import close from 'lucide-static/icons/x.svg?url';
import styles from '../Studio.module.css';

const ICONS = { close, copy, down, redo, remove, undo, up };

interface IconButtonProps {
  icon: keyof typeof ICONS;
  label: string;
  isOff?: boolean;
  onPress: () => void;
}

/** A button with a drawing in place of words. One that is off keeps the focus where it was. */
export function IconButton({ icon, label, isOff = false, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles['iconButton']}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      <span className={styles['glyph']} style={{ maskImage: `url("${ICONS[icon]}")` }} />
    </button>
  );
}
