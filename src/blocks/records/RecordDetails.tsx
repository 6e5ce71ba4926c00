import { plainText } from '@json-site/model/visitor';
import { InlineText } from '@json-site/ui/InlineText';
import { MediaPicture } from '@json-site/ui/MediaPicture';
import { Paragraph } from '@json-site/ui/Paragraph';
import { type LookProps, linkedTitle } from './look.ts';
import { RecordFigures } from './RecordFigures.tsx';
import styles from './Records.module.css';

/** All that is known of each record. The page of a record already shows its title. */
export function RecordDetails({ labels, records, level }: LookProps) {
  const Heading = `h${level}` as const;
  return records.map((record) => {
    const { id, title, date, text, picture, isPageTitle, figures = [] } = record;
    // Without the title, the link has a line among the figures.
    const link =
      isPageTitle && labels.link !== undefined && record.href !== undefined ? labels.link : undefined;
    const all = [
      ...(date ? [[{ label: labels.date ?? '' }, date.text] as const] : []),
      ...labels.figures.map((label, index) => [label, figures[index] ?? null] as const),
      ...(link === undefined ? [] : [[{ label: link }, linkedTitle(record)] as const]),
    ];
    const complete = {
      labels: { ...labels, figures: all.map(([label]) => label) },
      record: { ...record, figures: all.map(([, figure]) => figure) },
    };
    return (
      <div key={id} className={styles['details']}>
        <div className={styles['facts']}>
          {!isPageTitle && (
            <Heading className={styles['name']}>
              <InlineText text={linkedTitle(record)} />
            </Heading>
          )}
          {text && <Paragraph text={text} />}
          <RecordFigures {...complete} />
        </div>
        {picture && <MediaPicture media={picture} alt={plainText(title)} className={styles['picture']} />}
      </div>
    );
  });
}
