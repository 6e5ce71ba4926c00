import { accessibility, type Mutant, scene, unit } from '../mutant.ts';

const ABOUT = scene('/about as it comes');
const QUOTE = scene('/quote as it comes');
const MISTAKES = scene('the contact form full of mistakes');

export const COLOURS: Mutant[] = [
  {
    defect: 'muted text is paler',
    file: 'src/ui/tokens.css',
    from: '--color-muted: light-dark(#4a5870',
    to: '--color-muted: light-dark(#8a98b0',
    noticedBy: unit('src/ui/tokens.test.ts', 'text has enough contrast on every background'),
    message: 'muted on paper',
  },
  {
    defect: 'the border of a control is a hairline',
    file: 'src/ui/tokens.css',
    from: '--color-control: light-dark(#6b7688',
    to: '--color-control: light-dark(#ddd5c8',
    noticedBy: unit(
      'src/ui/tokens.test.ts',
      'borders, focus rings and icons have enough contrast on every background',
    ),
    message: 'control on paper',
  },
  {
    defect: 'a new colour that nobody measures',
    file: 'src/ui/tokens.css',
    from: '--color-focus: light-dark(',
    to: '--color-new: #777777; --color-focus: light-dark(',
    noticedBy: unit('src/ui/tokens.test.ts', 'every colour is measured or listed as decoration'),
    message: 'new',
  },
];

export const AXE: Mutant[] = [
  {
    defect: 'a picture without alt',
    file: 'src/app/footer/Footer.tsx',
    from: 'alt={partner.name}',
    to: '',
    noticedBy: ABOUT,
    message: 'image-alt: ',
  },
  {
    defect: 'a heading level is left out',
    file: 'src/app/footer/Footer.tsx',
    from: '<h2>{group.heading}</h2>',
    to: '<h4>{group.heading}</h4>',
    noticedBy: ABOUT,
    message: 'heading-order: ',
  },
  {
    defect: 'the page does not say its language',
    file: 'index.html',
    from: ' lang="<!--lang-->"',
    to: '',
    noticedBy: ABOUT,
    message: 'html-has-lang: ',
  },
  {
    defect: 'a colour by its value, on a ground it was not made for',
    file: 'src/app/footer/BackToTop.module.css',
    from: 'color: var(--color-text);',
    to: 'color: #4a5870;',
    noticedBy: ABOUT,
    message: 'color-contrast: ',
  },
  {
    defect: 'a control has a place of its own in the order of Tab',
    file: 'src/app/footer/BackToTop.tsx',
    from: '<button type="button"',
    to: '<button type="button" tabIndex={1}',
    noticedBy: ABOUT,
    message: 'tabindex: ',
  },
];

export const NAMES: Mutant[] = [
  {
    defect: 'a button that is a sign alone has no name',
    file: 'src/ui/dialog/Dialog.tsx',
    from: ' aria-label={labels.close}',
    to: '',
    noticedBy: scene('a dialog on /services/data'),
    message: 'control without a name',
  },
  {
    defect: 'a navigation has no name',
    file: 'src/app/footer/Footer.tsx',
    from: ' aria-label={labels.footerNavigation}',
    to: '',
    noticedBy: ABOUT,
    message: 'group without a name',
  },
  {
    defect: 'aria-controls names what is not on the page',
    file: 'src/forms/widgets/DateField.tsx',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code.
    from: 'aria-controls={isOpen ? `${id}-calendar` : undefined}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code.
    to: 'aria-controls={`${id}-calendar`}',
    noticedBy: QUOTE,
    message: 'aria-controls leads to no #',
  },
  {
    defect: 'every box of a group has the id of the group',
    file: 'src/forms/widgets/Checkboxes.tsx',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code.
    from: 'id={index === 0 ? id : `${id}_${index}`}',
    to: 'id={id}',
    noticedBy: QUOTE,
    message: ' twice: ',
  },
  {
    defect: 'the browser is not told what to fill in',
    file: 'src/forms/widgets/TextField.tsx',
    from: 'autoComplete={autocomplete}',
    to: '',
    noticedBy: scene('/contact as it comes'),
    message: 'autocomplete is not ',
  },
  {
    defect: 'required fields do not say so',
    file: 'src/forms/widgets/TextField.tsx',
    from: 'required: required ?? false,',
    to: 'required: false,',
    noticedBy: accessibility(
      'forms',
      'the contact form says which fields are required, and after a try which are missing',
    ),
    message: '"email"',
  },
  {
    defect: 'fields with a mistake do not say so',
    file: 'src/forms/widgets/TextField.tsx',
    from: 'error: hasError,',
    to: 'error: false,',
    noticedBy: MISTAKES,
    message: 'aria-invalid and the message differ',
  },
  {
    defect: 'a message does not belong to its field',
    file: 'src/forms/context.ts',
    from: ', hasError && errorId(id)]',
    to: ']',
    noticedBy: MISTAKES,
    message: 'invalid without a description',
  },
];
