import type { PageHeaderBlock } from '../../generated/content-types.ts';
import { usePage, useSite } from '../../ui/context.tsx';
import { Dates } from '../../ui/Dates.tsx';
import { InlineText } from '../../ui/InlineText.tsx';
import { Actions } from '../../ui/links/Actions.tsx';
import { PageHead } from '../../ui/section/PageHead.tsx';
import { Today } from '../../ui/Today.tsx';

/** The head of an inner page: its main heading and an introduction. */
export function PageHeader({ heading, intro = [], art, updated, version, dates, actions }: PageHeaderBlock) {
  const page = usePage();
  const { labels } = useSite();
  return (
    <PageHead
      heading={heading ?? page.title}
      notes={[
        updated && (
          <>
            {labels.lastUpdated} <Today />
          </>
        ),
        dates && <Dates line={dates} />,
        version && <InlineText text={version} />,
      ]}
      intro={intro}
      art={art}
    >
      {actions && <Actions actions={actions} />}
    </PageHead>
  );
}
