import type { Block } from '@json-site/model/content-types';
import { usePage, useSite } from '@json-site/ui/context';
import { Dates } from '@json-site/ui/Dates';
import { InlineText } from '@json-site/ui/InlineText';
import { Actions } from '@json-site/ui/links/Actions';
import { PageHead, PageWords } from '@json-site/ui/section/PageHead';
import { Today } from '@json-site/ui/Today';
import { HAS_PHOTOGRAPHS, PhotographHead } from '../hero/photograph.ts';

/** The head of an inner page: its main heading and an introduction. */
export function PageHeader({
  heading,
  intro = [],
  art,
  updated,
  version,
  dates,
  actions,
  photograph,
}: Block<'page-header'>) {
  const page = usePage();
  const { labels } = useSite();
  const words = {
    heading: heading ?? page.title,
    notes: [
      updated && (
        <>
          {labels.lastUpdated} <Today />
        </>
      ),
      dates && <Dates line={dates} />,
      version && <InlineText text={version} />,
    ],
    intro,
    children: actions && <Actions actions={actions} />,
  };
  if (HAS_PHOTOGRAPHS && photograph)
    return (
      <PhotographHead photograph={photograph}>
        <PageWords {...words} />
      </PhotographHead>
    );
  return <PageHead {...words} art={art} />;
}
