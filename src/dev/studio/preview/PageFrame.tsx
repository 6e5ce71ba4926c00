import { useElementSize, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { PagePayload } from '@json-site/app/addresses';
import { type FrameMessage, readMessage, type Selection, type ShowMessage } from './frame-messages.ts';
import styles from './PagePreview.module.css';

export interface PageFrameProps extends Partial<Pick<ShowMessage, 'shared' | 'selected' | 'scheme'>> {
  title: string;
  payload: PagePayload | null;
  /** Width of the viewport in CSS pixels; the frame is scaled to the space that it has. */
  width: number;
  onSelect?: (selection: Selection) => void;
  /** Called with the error that a component has thrown. */
  onFail?: (message: string) => void;
}

/** Renders a page with the site's own components, in an iframe. */
export function PageFrame(props: PageFrameProps) {
  const { title, payload, shared, width, scheme = 'light dark', selected = null, onSelect, onFail } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const available = useElementSize<HTMLDivElement>();
  /** How often the frame has loaded. It loads again when the content of every page has changed. */
  const [loads, setLoads] = useState(0);

  useWindowEvent('message', (event) => {
    if (event.source !== frame.current?.contentWindow) return;
    const message = readMessage<FrameMessage>(event, [
      'studio:ready',
      'studio:select',
      'studio:key',
      'studio:failed',
    ]);
    if (message?.kind === 'studio:ready') setLoads((count) => count + 1);
    if (message?.kind === 'studio:select') onSelect?.(message.selection);
    if (message?.kind === 'studio:key') {
      const init = { ...message.pressed, bubbles: true, cancelable: true };
      frame.current?.dispatchEvent(new KeyboardEvent('keydown', init));
    }
    if (message?.kind === 'studio:failed') onFail?.(message.message);
  });

  useEffect(() => {
    if (loads === 0 || !payload) return;
    const message: ShowMessage = { kind: 'studio:show', payload, shared, selected, scheme };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [loads, payload, shared, selected, scheme]);

  const scale = Math.min(1, available.width / width) || 1;
  return (
    <div ref={available.ref} className={styles['stage']}>
      <iframe
        ref={frame}
        className={styles['frame']}
        title={title}
        src="/_studio/frame"
        style={{
          width,
          height: available.height / scale,
          transform: `scale(${scale})`,
          marginInlineStart: Math.max(0, (available.width - width) / 2),
        }}
      />
    </div>
  );
}
