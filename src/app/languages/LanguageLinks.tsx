import { useSite } from '@json-site/ui/context';
import { TextLink } from '@json-site/ui/links/TextLink';
import type { ClientPage } from '../navigation/payload.ts';

interface LanguageLinksProps {
  page: ClientPage;
  className: string;
}

/**
 * Links to the page on screen in other languages, named in these languages. There is none to a language that the page
 * does not have.
 */
export function LanguageLinks({ page: { language, versions = {} }, className }: LanguageLinksProps) {
  const { languages = [] } = useSite();
  return languages.map(({ tag, name }) => {
    const href = versions[tag];
    return (
      href !== undefined &&
      tag !== language && (
        <TextLink key={tag} href={href} lang={tag} hrefLang={tag} className={className}>
          {name}
        </TextLink>
      )
    );
  });
}
