import { useState } from 'react';
import fields from '../controls/fields.module.css';
import type { Selection } from './frame-messages.ts';
import { PageFrame, type PageFrameProps } from './PageFrame.tsx';
import styles from './PagePreview.module.css';

/** Viewport widths of the preview in CSS pixels. */
const WIDTHS = { Phone: 390, Tablet: 768, Desktop: 1280 } as const;
const SIZES = { Beside: 'side', Wide: 'wide', Full: 'full' } as const;
const SCHEMES = { System: 'light dark', Light: 'light', Dark: 'dark' } as const;

interface OptionsProps<Name extends string> {
  legend: string;
  options: Record<Name, unknown>;
  selected: Name;
  onChoose: (name: Name) => void;
}

function Options<Name extends string>({ legend, options, selected, onChoose }: OptionsProps<Name>) {
  return (
    <label className={fields['setting']}>
      {legend}
      <select value={selected} onChange={(event) => onChoose(event.currentTarget.value as Name)}>
        {Object.keys(options).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}

type PreviewProps = Required<Omit<PageFrameProps, 'title' | 'width' | 'scheme'>>;

/** Renders the draft with the site's own components, in an iframe as wide as a phone, a tablet or a desktop. */
export function PagePreview({ onSelect, ...page }: PreviewProps) {
  const [width, setWidth] = useState<keyof typeof WIDTHS>('Desktop');
  const [scheme, setScheme] = useState<keyof typeof SCHEMES>('System');
  const [size, setSize] = useState<keyof typeof SIZES>('Beside');

  // The form is hidden beside a preview of full size.
  const select = (selection: Selection) => {
    if (size === 'Full') setSize('Wide');
    onSelect(selection);
  };
  return (
    <section
      className={styles['preview']}
      aria-label="Preview"
      tabIndex={-1}
      data-region
      data-size={SIZES[size]}
    >
      <div className={styles['bar']}>
        <Options legend="Preview" options={SIZES} selected={size} onChoose={setSize} />
        <Options legend="Width" options={WIDTHS} selected={width} onChoose={setWidth} />
        <Options legend="Colours" options={SCHEMES} selected={scheme} onChoose={setScheme} />
      </div>
      <PageFrame
        {...page}
        title="Page preview"
        width={WIDTHS[width]}
        scheme={SCHEMES[scheme]}
        onSelect={select}
      />
    </section>
  );
}
