import type { NeutralBlock, NeutralItem } from './content.ts';

/** A block as an author of this project would write it. */
type AuthoredBlock = { type: string } & Record<string, unknown>;

/** The peers link a card by its title; here a card says in a link of its own where it leads. */
const card = ({ title, text, href }: NeutralItem) => ({
  title,
  text,
  ...(href && { link: { label: title, href } }),
});

/** A heading as it is numbered by its place: the neutral content writes the number into the words. */
const withoutNumber = (heading: string) => heading.replace(/^\d+\. /, '');

/** The blocks that say what one neutral block says, word for word. */
export function blocksOf(block: NeutralBlock): AuthoredBlock[] {
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
