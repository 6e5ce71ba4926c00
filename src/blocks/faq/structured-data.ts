import { plainText } from '../../compiler/visitor/plain-text.ts';
import type { Contributor } from '../../compiler/visitor/structured-data.ts';
import type { FaqBlock } from '../../generated/content-types.ts';

/** A page with questions and answers. */
export const structuredData: Contributor<FaqBlock> = ({ items }) => ({
  pageType: 'FAQPage',
  properties: {
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join('\n\n') },
    })),
  },
});
