import type { NeutralBlock, NeutralItem } from './content.ts';

/** A block as an author writes it. */
type AuthoredBlock = { type: string } & Record<string, unknown>;

/** Neutral cards link their titles; cards here have a separate link. */
const card = ({ title, text, href }: NeutralItem) => ({
  title,
  text,
  ...(href && { link: { label: title, href } }),
});

/** Removes the number from a heading: legal sections number themselves. */
const withoutNumber = (heading: string) => heading.replace(/^\d+\. /, '');

/** Translates a neutral block into blocks of this renderer with the same words. */
export function authoredBlocks(block: NeutralBlock): AuthoredBlock[] {
  switch (block.type) {
    case 'hero': {
      const actions = block.actions.map((action, index) => ({
        ...action,
        ...(index > 0 && { style: 'secondary' }),
      }));
      return [
        {
          type: 'hero',
          heading: block.title,
          text: block.text,
          ...(actions.length > 0 && { actions }),
          ...(block.cards.length > 0 && { cards: block.cards.map(card) }),
        },
      ];
    }
    case 'cards':
      return [{ type: 'card-grid', heading: block.title, intro: block.text, items: block.items.map(card) }];
    case 'accordion':
    case 'faq':
      return [
        {
          type: 'faq',
          heading: block.title,
          items: block.items.map(({ title, text }) => ({ question: title, answer: [text] })),
        },
      ];
    case 'columns':
      return [
        {
          type: 'three-columns',
          heading: block.title,
          columns: block.columns.map(({ title, items }) => ({ heading: title, points: items })),
        },
      ];
    case 'prose':
      return [
        { type: 'page-header', heading: block.title, intro: [block.text] },
        {
          type: 'legal-sections',
          sections: block.sections.map(({ id, title, paragraphs }) => ({
            id,
            heading: withoutNumber(title),
            content: paragraphs.map((text) => ({ text })),
          })),
        },
      ];
    case 'cta':
      return [{ type: 'call-to-action', heading: block.title, text: block.text, actions: [block.action] }];
    case 'form':
      return [{ type: 'form', heading: block.title, form: block.name }];
  }
}
