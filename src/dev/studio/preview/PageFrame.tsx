import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PagePayload } from '../../../app/navigation/payload.ts';
import { type FrameMessage, readMessage, type Selection, type ShowMessage } from './frame-messages.ts';
import styles from './PagePreview.module.css';

interface PageFrameProps {
  title: string;
  payload: PagePayload | null;
  /** The site and the theme, when they are not those of the content. */
  shared?: ShowMessage['shared'];
  /** Width of the viewport in CSS pixels; the frame is scaled to the space that it has. */
  width: number;
  scheme?: ShowMessage['scheme'];
  /** Index of the selected block among the rendered blocks. */
  selected?: number | null;
  onSelect?: (selection: Selection) => void;
  /** Called with the error that a component has thrown, and with an empty text when the page renders. */
  onFail?: (message: string) => void;
}

/** Renders a page with the site's own components, in an iframe. */
export function PageFrame(props: PageFrameProps) {
  const { title, payload, shared, width, scheme = 'light dark', selected = null, onSelect, onFail } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  /** How often the frame has loaded. It loads again when the content of every page has changed. */
  const [loads, setLoads] = useState(0);
  const [available, setAvailable] = useState({ width: 0, height: 0 });

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      const message = readMessage<FrameMessage>(event, ['studio:ready', 'studio:select', 'studio:failed']);
      if (message?.kind === 'studio:ready') setLoads((count) => count + 1);
      if (message?.kind === 'studio:select') onSelect?.(message.selection);
      if (message?.kind === 'studio:failed') onFail?.(message.message);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [onSelect, onFail]);

  useEffect(() => {
    if (loads === 0 || !payload) return;
    const message: ShowMessage = { kind: 'studio:show', payload, shared, selected, scheme };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [loads, payload, shared, selected, scheme]);

  useLayoutEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setAvailable({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  const scale = Math.min(1, available.width / width) || 1;
  return (
    <div ref={stage} className={styles['stage']}>
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
