import { useState } from 'react';
import type { PagePayload } from '../../../app/navigation/payload.ts';
import type { CheckedDraft } from '../protocol.ts';
import { PageFrame } from './PageFrame.tsx';
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
  const [width, setWidth] = useState<WidthName>('Desktop');
  const [scheme, setScheme] = useState<SchemeName>('System');

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
      <PageFrame
        title="Page preview"
        payload={payload}
        shared={shared}
        width={WIDTHS[width]}
        scheme={SCHEMES[scheme]}
        selected={selected}
        onSelect={onSelect}
        onFail={onFail}
      />
    </section>
  );
}
