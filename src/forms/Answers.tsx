import type { ReactNode } from 'react';
import styles from './answers.module.css';
import type { LabelledValue } from './submit/format-values.ts';

/** An answer, or a field without one. */
export type ShownAnswer = Pick<LabelledValue, 'label' | 'text' | 'groups' | 'path'>;

interface AnswersProps {
  answers: readonly ShownAnswer[];
  className: string | undefined;
  /** The level of the headings of groups. */
  level: 4 | 5;
  /** The heading above all answers. It is repeated for those without a group that follow one. */
  heading?: string | undefined;
  /** Renders what follows an answer. */
  link?: (answer: ShownAnswer) => ReactNode;
}

/** Divides answers where the group or the entry around them changes. */
function inGroups(answers: readonly ShownAnswer[]): [title: string, answers: ShownAnswer[]][] {
  const groups: [string, ShownAnswer[]][] = [];
  for (const answer of answers) {
    const title = answer.groups.join(': ');
    const last = groups.at(-1);
    if (last?.[0] === title) last[1].push(answer);
    else groups.push([title, [answer]]);
  }
  return groups;
}

/** Lists answers beside their labels, those of a group below its heading. */
export function Answers({ answers, className, level, heading, link }: AnswersProps) {
  const Heading = `h${level}` as const;
  return inGroups(answers).map(([ofGroup, group], index) => {
    const title = ofGroup || (index > 0 && heading);
    return (
      <div key={group[0]?.path.join('.')}>
        {title && <Heading className={styles['group']}>{title}</Heading>}
        <dl className={`${styles['answers']} ${className}`}>
          {group.map((answer) => (
            <div key={answer.path.join('.')}>
              <dt>{answer.label}</dt>
              <dd>{answer.text}</dd>
              {link?.(answer)}
            </div>
          ))}
        </dl>
      </div>
    );
  });
}
