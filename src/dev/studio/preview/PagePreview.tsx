import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PagePayload } from '../../../app/navigation/payload.ts';
import type { CheckedDraft } from '../protocol.ts';
import { type FrameMessage, readMessage, type ShowMessage } from './frame-messages.ts';
import styles from './PagePreview.module.css';

/** Viewport widths of the preview in CSS pixels. */
const WIDTHS = { Phone: 390, Tablet: 768, Desktop: 1280 } as const;
const SCHEMES = { System: 'light dark', Light: 'light', Dark: 'dark' } as const;

type WidthName = keyof typeof WIDTHS;
type SchemeName = keyof typeof SCHEMES;

interface OptionsProps<Name extends string> {
  legend: string;
  names: Name[];
  selected: Name;
  onChoose: (name: Name) => void;
}

function Options<Name extends string>({ legend, names, selected, onChoose }: OptionsProps<Name>) {
  return (
    <fieldset className={styles['options']}>
      <legend className={styles['legend']}>{legend}</legend>
      {names.map((name) => (
        <label key={name} className={styles['option']}>
          <input type="radio" name={legend} checked={name === selected} onChange={() => onChoose(name)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

interface PreviewProps {
  payload: PagePayload | null;
  shared: CheckedDraft['shared'];
  /** Index of the selected block among the rendered blocks. */
  selected: number | null;
  onSelect: (rendered: number) => void;
  /** Called with the message of an error that a component of the page has thrown. */
  onFail: (message: string) => void;
}

/** Renders the draft with the site's own components, in an iframe as wide as a phone, a tablet or a desktop. */
export function PagePreview({ payload, shared, selected, onSelect, onFail }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  /** How often the frame has loaded. It loads again when the content of every page has changed. */
  const [loads, setLoads] = useState(0);
  const [width, setWidth] = useState<WidthName>('Desktop');
  const [scheme, setScheme] = useState<SchemeName>('System');
  const [available, setAvailable] = useState({ width: 0, height: 0 });

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      const message = readMessage<FrameMessage>(event, ['studio:ready', 'studio:select', 'studio:failed']);
      if (message?.kind === 'studio:ready') setLoads((count) => count + 1);
      if (message?.kind === 'studio:select') onSelect(message.rendered);
      if (message?.kind === 'studio:failed') onFail(message.message);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [onSelect, onFail]);

  useEffect(() => {
    if (loads === 0 || !payload) return;
    const message: ShowMessage = { kind: 'studio:show', payload, shared, selected, scheme: SCHEMES[scheme] };
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

  const scale = Math.min(1, available.width / WIDTHS[width]) || 1;
  return (
    <section className={styles['preview']} aria-label="Preview" tabIndex={-1} data-region>
      <div className={styles['bar']}>
        <Options
          legend="Width"
          names={Object.keys(WIDTHS) as WidthName[]}
          selected={width}
          onChoose={setWidth}
        />
        <Options
          legend="Colours"
          names={Object.keys(SCHEMES) as SchemeName[]}
          selected={scheme}
          onChoose={setScheme}
        />
      </div>
      <div ref={stage} className={styles['stage']}>
        <iframe
          ref={frame}
          className={styles['frame']}
          title="Page preview"
          src="/_studio/frame"
          style={{
            width: WIDTHS[width],
            height: available.height / scale,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (available.width - WIDTHS[width]) / 2),
          }}
        />
      </div>
    </section>
  );
}
