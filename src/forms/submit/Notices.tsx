import { createNotificationsStore, Notifications, notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Form } from '@json-site/model/content-types';
import { classes } from '@json-site/ui/classes';
import { useSite } from '@json-site/ui/context';
import styles from './Notices.module.css';

type Kind = keyof Form['notices'];

/** Long enough to read a short notice twice. A failure remains until the visitor closes it. */
const SUCCESS_DURATION_MS = 12_000;

/**
 * Returns the container for notices, and functions that show and remove one. A new notice replaces the previous one.
 */
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
        autoClose: kind === 'failure' ? false : SUCCESS_DURATION_MS,
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

  const container = (
    <Notifications
      store={store}
      position="bottom-left"
      limit={1}
      // The style sheet animates. With Mantine's transition two notices would overlap.
      transitionDuration={0}
      allowDragDismiss={false}
      allowScrollDismiss={false}
      aria-live="polite"
      classNames={{ root: styles['root'] ?? '' }}
    />
  );
  return { notify, removeNotice: () => notifications.clean(store), container };
}
