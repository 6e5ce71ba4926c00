import type { TagGroupsBlock } from '../../generated/content-types.ts';
import { Tags } from '../../ui/lists/Tags.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './TagGroups.module.css';

/** Named groups of tags, one row for each group. */
export function TagGroups({ heading, intro, groups }: TagGroupsBlock) {
  const Title = heading ? 'h3' : 'h2';
  return (
    <Section heading={heading} intro={intro} layout="beside">
      <div className={styles['groups']}>
        {groups.map((group, index) => (
          <div key={index} className={styles['group']}>
            <Title className={styles['title']}>{group.title}</Title>
            <Tags items={group.items} label={group.title} />
          </div>
        ))}
      </div>
    </Section>
  );
}
