import type { Block } from '@json-site/model/content-types';
import type { Contributor } from '@json-site/model/visitor';
import { plainText } from '@json-site/model/visitor';

/** A page with questions and answers. */
export const structuredData: Contributor<Block<'faq'>> = ({ items }) => ({
  pageType: 'FAQPage',
  properties: {
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join('\n\n') },
    })),
  },
});
