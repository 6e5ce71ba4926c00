/** A ninth industry page, which the site does not contain. */
export const NEW_INDUSTRY = {
  file: 'content/pages/industries/education.json',
  route: '/industries/education',
  title: 'Education',
  summary: 'Join up admissions, timetables and returns before the census date.',
  text: JSON.stringify({
    $schema: '../../../schemas/page.schema.json',
    title: 'Education',
    description:
      'Records, timetables and statutory returns for schools, colleges and universities, joined up and checked.',
    summary: 'Join up admissions, timetables and returns before the census date.',
    icon: 'school',
    order: 9,
    blocks: [
      { type: 'back-link', to: '/industries' },
      { type: 'page-header', intro: ['One record for each learner, from application to award.'] },
    ],
  }),
};

/** The two files of a block that the project does not contain, as the linter accepts them. */
export const NEW_BLOCK = {
  schemaFile: 'src/site/blocks/pull-quote/block.schema.json',
  schema: `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "PullQuote",
  "description": "A sentence that somebody said.",
  "type": "object",
  "additionalProperties": false,
  "required": ["words"],
  "properties": {
    "words": {
      "type": "string",
      "title": "Words",
      "minLength": 3,
      "maxLength": 200,
      "description": "What was said."
    }
  },
  "examples": [{ "words": "It just works." }]
}
`,
  componentFile: 'src/site/blocks/pull-quote/PullQuote.tsx',
  component: `import type { PullQuoteBlock } from '../../generated/content-types.ts';

/** A sentence that somebody said. */
export function PullQuote({ words }: PullQuoteBlock) {
  return <blockquote>{words}</blockquote>;
}
`,
};
