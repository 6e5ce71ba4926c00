import type { ComponentType } from 'react';
import type { Block, Parts } from '@json-site/model/content-types';
import { Actions } from '@json-site/ui/links/Actions';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import styles from './Prose.module.css';
import type { PartName, PartProps } from './part.ts';
import { PARTS } from './parts.ts';

function TextPart({ part, level }: { part: Parts[keyof Parts]; level: 2 | 3 }) {
  if (typeof part === 'string' || Array.isArray(part)) return <Paragraph text={part} />;
  const name = (Object.keys(PARTS) as PartName[]).find((one) => Object.hasOwn(part, one));
  if (name === undefined) return null;
  // The property that names a part has its type.
  const Part = PARTS[name] as ComponentType<PartProps<PartName>>;
  return <Part part={part} level={level} />;
}

/** Running text: its parts below each other in one column, which begins where that of every other text does. */
export function Prose({ heading, content, actions }: Block<'prose'>) {
  return (
    <Section heading={heading}>
      <div className={styles['prose']}>
        {content.map((part, index) => (
          <TextPart key={index} part={part} level={heading ? 3 : 2} />
        ))}
        {actions && <Actions actions={actions} />}
      </div>
    </Section>
  );
}
