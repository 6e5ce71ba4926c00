import { createNotificationsStore, Notifications, notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Form } from '../../generated/content-types.ts';
import { classes } from '../../ui/classes.ts';
import { useSite } from '../../ui/context.tsx';
import styles from './Notices.module.css';

type Kind = keyof Form['notices'];

/** Long enough to read a short notice twice. A failure stays until it is closed. */
const SUCCESS_SHOWN_FOR = 12_000;

/** A place for notices and the way to put one there; a new one takes the place of the old. */
export function useNotices({ notices }: Form) {
  const [store] = useState(createNotificationsStore);
  const { labels } = useSite();

  function notify(kind: Kind): void {
    notifications.clean(store);
    notifications.show(
      {
        title: notices[kind].title,
        message: notices[kind].text,
        role: kind === 'failure' ? 'alert' : 'status',
        className: classes(styles['notice'], styles[kind]),
        autoClose: kind === 'failure' ? false : SUCCESS_SHOWN_FOR,
        closeButtonProps: { 'aria-label': labels.close },
        classNames: {
          body: styles['body'] ?? '',
          title: styles['title'] ?? '',
          description: styles['description'] ?? '',
          closeButton: styles['close'] ?? '',
        },
      },
      store,
    );
  }

  const place = (
    <Notifications
      store={store}
      position="bottom-left"
      limit={1}
      // A style sheet animates: a second notice must not show while the first one leaves.
      transitionDuration={0}
      allowDragDismiss={false}
      allowScrollDismiss={false}
      aria-live="polite"
      classNames={{ root: styles['root'] ?? '' }}
    />
  );
  return { notify, place };
}
