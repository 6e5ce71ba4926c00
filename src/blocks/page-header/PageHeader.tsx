import type { PageHeaderBlock } from '../../generated/content-types.ts';
import { Actions } from '../../ui/Actions.tsx';
import { usePage, useSite } from '../../ui/context.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Today } from '../../ui/Today.tsx';

/** The head of an inner page: its main heading and an introduction. */
export function PageHeader({ heading, intro = [], art, updated, actions }: PageHeaderBlock) {
  const page = usePage();
  const { labels } = useSite();
  return (
    <PageHead
      heading={heading ?? page.title}
      note={
        updated && (
          <>
            {labels.lastUpdated} <Today />
          </>
        )
      }
      intro={intro}
      art={art}
    >
      {actions && <Actions actions={actions} />}
    </PageHead>
  );
}
