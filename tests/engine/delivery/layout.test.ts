import { expect, test } from 'vitest';
import { answerText, htmlOf, textOf } from '../../../supabase/functions/deliver/render.ts';

const MAIL = {
  heading: 'New claim',
  sections: [
    { answers: [{ label: 'Received', text: 'today' }] },
    { heading: 'Your address', answers: [{ label: 'Town', text: 'Leeds' }] },
    { answers: [{ label: 'Do you drive?', text: 'No' }] },
  ],
  footer: [],
};

test('divides answers without a heading from those of the section before', () => {
  expect(textOf(MAIL)).toContain('Leeds\n\n------------\n\nDo you drive?\n    No');
  expect(textOf(MAIL).match(/^-{12}$/gm)).toHaveLength(2);
  expect(htmlOf(MAIL).match(/<hr/g)).toHaveLength(1);
});

test('writes no colon behind the mark at the end of a question', () => {
  const answers = [
    { label: 'What for?', text: 'Paint' },
    { label: 'Amount (£)', text: '3' },
  ];
  expect(answerText({ answers })).toBe('What for? Paint\nAmount (£): 3');
});
