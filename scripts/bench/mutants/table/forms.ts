import { engine, type Mutant, siteTest, unit } from '../mutant.ts';

const CONFIRMED = siteTest(
  'forms/form-confirmation',
  'a confirmation shows what was sent and what happens next, above the empty form',
);

export const CONFIRMATION: Mutant[] = [
  {
    defect: 'the confirmation does not show what was sent',
    file: 'src/forms/submit/use-submit.ts',
    from: 'answers: labelledValues(form, values)',
    to: 'answers: []',
    noticedBy: CONFIRMED,
    message: 'toHaveText',
  },
  {
    defect: 'the confirmation does not get the focus',
    file: 'src/forms/submit/Confirmation.tsx',
    from: 'goTo(section.current, heading.current);',
    to: 'section.current.scrollIntoView();',
    noticedBy: CONFIRMED,
    message: 'toBeFocused',
  },
  {
    defect: 'the empty form below a confirmation reports errors',
    file: 'src/forms/FormEngine.tsx',
    from: 'if (!heading || hasValues(values, initial)) return;',
    to: 'if (!heading || values) return;',
    noticedBy: siteTest(
      'forms/form-confirmation',
      'sending the empty form below a confirmation shows no errors',
    ),
    message: 'toBeFocused',
  },
];

const ASKED = siteTest(
  'forms/form-notes',
  'the form asks about a likely slip in an e-mail address, and a button corrects it',
);
const COUNTED = siteTest(
  'forms/form-notes',
  'a long text shows what is left from four fifths of its limit, and what is too much',
);

export const NOTES: Mutant[] = [
  {
    defect: 'the button does not correct the e-mail address',
    file: 'src/forms/notes/EmailQuestion.tsx',
    from: 'onCorrect(corrected)',
    to: 'onCorrect(address)',
    noticedBy: ASKED,
    message: 'toHaveValue',
  },
  {
    defect: 'the corrected e-mail field does not get the focus',
    file: 'src/forms/widgets/TextField.tsx',
    from: 'document.getElementById(id)?.focus();',
    to: 'document.getElementById(id);',
    noticedBy: ASKED,
    message: 'toBeFocused',
  },
  {
    defect: 'the e-mail question moves the button away from the pointer',
    file: 'src/forms/widgets/TextField.tsx',
    from: 'whenReleased(() => setLeft(cleaned))',
    to: 'setLeft(cleaned)',
    noticedBy: siteTest('forms/form-notes', 'a question about an e-mail address does not stop the form'),
    message: 'toBeVisible',
  },
  {
    defect: 'the count of characters shows too late',
    file: 'src/forms/notes/count-characters.ts',
    from: 'const NEAR = 0.8;',
    to: 'const NEAR = 0.9;',
    noticedBy: COUNTED,
    message: 'toHaveText',
  },
  {
    defect: 'characters outside the basic plane count twice',
    file: 'src/forms/notes/count-characters.ts',
    from: '[...cleanText(text)].length',
    to: 'cleanText(text).length',
    noticedBy: COUNTED,
    message: '1,000 characters left',
  },
  {
    defect: 'characters that are too many are announced as left',
    file: 'src/forms/notes/CharacterCount.tsx',
    from: 'const isOver = left < 0;',
    to: 'const isOver = false;',
    noticedBy: COUNTED,
    message: '12 characters too many',
  },
];

export const CONDITIONS: Mutant[] = [
  {
    defect: 'a field stays when its condition is false',
    file: 'src/form-core/form-rules/visible.ts',
    from: '[isValid(condition.if, value)]',
    to: '[condition.then !== undefined]',
    noticedBy: unit('src/form-core/form-rules/visible.test.ts', 'hidden and unknown values are removed'),
    message: 'to deeply equal',
  },
  {
    defect: 'a hidden value decides a condition',
    file: 'src/form-core/form-rules/visible.ts',
    from: 'if (text === before) break;',
    to: 'break;',
    noticedBy: unit(
      'src/form-core/form-rules/visible.test.ts',
      'a hidden value does not count in a condition',
    ),
    message: 'to deeply equal',
  },
  {
    defect: 'hidden values are sent',
    file: 'src/forms/validator.ts',
    from: 'withoutChoices(core, prepare(values), isValid)',
    to: 'withoutChoices(core, cleanValues(core, values), isValid)',
    noticedBy: engine('second-site', 'a form of every shape is stored without what is hidden'),
    message: 'toContainText',
  },
  {
    defect: 'the form does not compare two dates',
    file: 'src/form-core/core-ajv.ts',
    from: 'context.pass(_`!',
    to: 'context.pass(_`true || !',
    noticedBy: siteTest(
      'forms/form-dates',
      'a completion date must be after the start date, and a corrected start date removes the error',
    ),
    message: 'toHaveAccessibleDescription',
  },
  {
    defect: 'the table accepts an end that is the start',
    file: 'src/form-core/table/values.ts',
    from: "compare(typed(value), '>', typed(other))",
    to: "compare(typed(value), '>=', typed(other))",
    noticedBy: unit('src/form-core/table/expected-table.test.ts', 'compares two dates of one object'),
    message: '"end" > start',
  },
];

const SORTED = engine(
  'second-site',
  'a repeated group is added to, sorted and shortened by keyboard, announced each time',
);

export const LISTS: Mutant[] = [
  {
    defect: 'a new entry of a list is not announced',
    file: 'src/forms/parts/List.tsx',
    from: "announce(fillIn(form.list?.added ?? '', { item: label }));",
    to: '',
    noticedBy: SORTED,
    message: 'Visitor 2 was added',
  },
  {
    defect: 'the new place of an entry is not announced',
    file: 'src/forms/parts/ListItem.tsx',
    from: 'announce(fillIn(moved, { item, number: target + 1 }));',
    to: '',
    noticedBy: SORTED,
    message: 'Visitor 2 moved to position 1',
  },
  {
    defect: 'the removal of an entry is not announced',
    file: 'src/forms/parts/ListItem.tsx',
    from: 'announce(fillIn(removed, { item }));',
    to: '',
    noticedBy: SORTED,
    message: 'Visitor 1 was removed',
  },
  {
    defect: 'the focus is lost when an entry is removed',
    file: 'src/forms/parts/List.tsx',
    from: "return (item ?? list).querySelector<HTMLElement>(item ? 'fieldset, input, select' : '[data-add]');",
    to: 'return null;',
    noticedBy: SORTED,
    message: 'toBeFocused',
  },
];
