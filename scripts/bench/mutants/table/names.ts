import { accessibility, type Mutant, scene, unit } from '../mutant.ts';

const ABOUT = scene('/about as loaded');
const QUOTE = scene('/quote as loaded');
const WITH_ERRORS = scene('the contact form with every error shown');

export const COLOURS: Mutant[] = [
  {
    defect: 'texts need the contrast of borders only',
    file: 'src/compiler/theme/tokens.ts',
    from: 'const TEXT = 4.5;',
    to: 'const TEXT = 3;',
    noticedBy: unit('src/compiler/theme/weak-pairs.test.ts', 'a text needs a contrast of 4.5, a border 3'),
    message: 'text on paper: 4.5',
  },
  {
    defect: 'a text in a colour whose contrast nothing checks',
    file: 'src/app/footer/BackToTop.module.css',
    from: 'color: var(--color-text);',
    to: 'color: var(--color-line);',
    noticedBy: unit(
      'src/ui/tokens.test.ts',
      'the compiler checks the contrast of every colour in the style sheets',
    ),
    message: 'color: --color-line',
  },
];

export const AXE: Mutant[] = [
  {
    defect: 'an image without an alt attribute',
    file: 'src/app/footer/Footer.tsx',
    from: 'alt={partner.name}',
    to: '',
    noticedBy: ABOUT,
    message: 'image-alt: ',
  },
  {
    defect: 'a heading level is skipped',
    file: 'src/app/footer/Footer.tsx',
    from: '<h2>{group.heading}</h2>',
    to: '<h4>{group.heading}</h4>',
    noticedBy: ABOUT,
    message: 'heading-order: ',
  },
  {
    defect: 'the page has no lang attribute',
    file: 'index.html',
    from: ' lang="<!--lang-->"',
    to: '',
    noticedBy: ABOUT,
    message: 'html-has-lang: ',
  },
  {
    defect: 'a hard-coded colour on the wrong background',
    file: 'src/app/footer/BackToTop.module.css',
    from: 'color: var(--color-text);',
    to: 'color: #4a5870;',
    noticedBy: ABOUT,
    message: 'color-contrast: ',
  },
  {
    defect: 'a control has a positive tabindex',
    file: 'src/app/footer/BackToTop.tsx',
    from: '<button type="button"',
    to: '<button type="button" tabIndex={1}',
    noticedBy: ABOUT,
    message: 'tabindex: ',
  },
];

export const NAMES: Mutant[] = [
  {
    defect: 'an icon button has no name',
    file: 'src/ui/dialog/Dialog.tsx',
    from: ' aria-label={labels.close}',
    to: '',
    noticedBy: scene('a dialog on /services/data'),
    message: 'control without a name',
  },
  {
    defect: 'a navigation landmark has no name',
    file: 'src/app/footer/Footer.tsx',
    from: ' aria-label={labels.footerNavigation}',
    to: '',
    noticedBy: ABOUT,
    message: 'group without a name',
  },
  {
    defect: 'aria-controls refers to an element that is not on the page',
    file: 'src/forms/widgets/DateField.tsx',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code.
    from: 'aria-controls={isOpen ? `${id}-calendar` : undefined}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code.
    to: 'aria-controls={`${id}-calendar`}',
    noticedBy: QUOTE,
    message: 'aria-controls leads to no #',
  },
  {
    defect: 'every checkbox of a group has the id of the group',
    file: 'src/forms/widgets/Checkboxes.tsx',
    from: 'id={optionId(id, index)}',
    to: 'id={id}',
    noticedBy: QUOTE,
    message: ' twice: ',
  },
  {
    defect: 'a text field has no autocomplete attribute',
    file: 'src/forms/widgets/control-props.ts',
    from: 'autoComplete: autocomplete,',
    to: '',
    noticedBy: scene('/contact as loaded'),
    message: 'autocomplete is not ',
  },
  {
    defect: 'required fields have no required attribute',
    file: 'src/forms/widgets/control-props.ts',
    from: 'required: required ?? false,',
    to: 'required: false,',
    noticedBy: accessibility(
      'forms',
      'the contact form marks required fields, and marks missing fields after a failed attempt to send',
    ),
    message: '"email"',
  },
  {
    defect: 'invalid fields have no aria-invalid attribute',
    file: 'src/forms/widgets/control-props.ts',
    from: 'error: hasError,',
    to: 'error: false,',
    noticedBy: WITH_ERRORS,
    message: 'aria-invalid and the message differ',
  },
  {
    defect: 'an error message is not associated with its field',
    file: 'src/forms/context.ts',
    from: ', hasError && errorId(id)]',
    to: ']',
    noticedBy: WITH_ERRORS,
    message: 'invalid without a description',
  },
];
