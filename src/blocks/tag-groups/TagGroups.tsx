import type { Block } from '@json-site/model/content-types';
import { Tags } from '@json-site/ui/lists/Tags';
import { Section } from '@json-site/ui/section/Section';
import styles from './TagGroups.module.css';

/** Named groups of tags, one row for each group. */
export function TagGroups({ heading, intro, groups }: Block<'tag-groups'>) {
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
