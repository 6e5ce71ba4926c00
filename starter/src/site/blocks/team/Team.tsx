import { Section } from '@json-site/engine/src/ui/section/Section.tsx';
import type { TeamBlock } from '../../generated/content-types.ts';
import styles from './Team.module.css';

/** People, with what they do. */
export function Team({ heading, people }: TeamBlock) {
  const Name = heading ? 'h3' : 'h2';
  return (
    <Section heading={heading}>
      <ul className={styles['people']}>
        {people.map(({ id, name, role }) => (
          <li key={id}>
            <Name className={styles['name']}>{name}</Name>
            <p>{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
