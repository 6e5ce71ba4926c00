import { access, type Mutant, scene, unit } from '../mutant.ts';

const ABOUT = scene('/about as it comes');
const QUOTE = scene('/quote as it comes');
const MISTAKES = scene('the contact form full of mistakes');

export const COLOURS: Mutant[] = [
  {
    mistake: 'muted text is paler',
    file: 'src/ui/tokens.css',
    from: '--color-muted: light-dark(#4a5870',
    to: '--color-muted: light-dark(#8a98b0',
    noticedBy: unit('src/ui/tokens.test.ts', 'every text can be read on every ground'),
    says: 'muted on paper',
  },
  {
    mistake: 'the border of a control is a hairline',
    file: 'src/ui/tokens.css',
    from: '--color-control: light-dark(#6b7688',
    to: '--color-control: light-dark(#ddd5c8',
    noticedBy: unit('src/ui/tokens.test.ts', 'every part of the interface is seen on every ground'),
    says: 'control on paper',
  },
  {
    mistake: 'a new colour that nobody measures',
    file: 'src/ui/tokens.css',
    from: '--color-focus: light-dark(',
    to: '--color-new: #777777; --color-focus: light-dark(',
    noticedBy: unit('src/ui/tokens.test.ts', 'every colour is measured or said to be decoration'),
    says: 'new',
  },
];

export const AXE: Mutant[] = [
  {
    mistake: 'a picture without alt',
    file: 'src/app/footer/Footer.tsx',
    from: 'alt={partner.name}',
    to: '',
    noticedBy: ABOUT,
    says: 'image-alt: ',
  },
  {
    mistake: 'a heading level is left out',
    file: 'src/app/footer/Footer.tsx',
    from: '<h2>{group.heading}</h2>',
    to: '<h4>{group.heading}</h4>',
    noticedBy: ABOUT,
    says: 'heading-order: ',
  },
  {
    mistake: 'the page does not say its language',
    file: 'index.html',
    from: ' lang="<!--lang-->"',
    to: '',
    noticedBy: ABOUT,
    says: 'html-has-lang: ',
  },
  {
    mistake: 'a colour by its value, on a ground it was not made for',
    file: 'src/app/footer/BackToTop.module.css',
    from: 'color: var(--color-text);',
    to: 'color: #4a5870;',
    noticedBy: ABOUT,
    says: 'color-contrast: ',
  },
  {
    mistake: 'a control has a place of its own in the order of Tab',
    file: 'src/app/footer/BackToTop.tsx',
    from: '<button type="button"',
    to: '<button type="button" tabIndex={1}',
    noticedBy: ABOUT,
    says: 'tabindex: ',
  },
];

export const NAMES: Mutant[] = [
  {
    mistake: 'a button that is a sign alone has no name',
    file: 'src/ui/dialog/Dialog.tsx',
    from: ' aria-label={labels.close}',
    to: '',
    noticedBy: scene('a dialog on /services/data'),
    says: 'control without a name',
  },
  {
    mistake: 'a navigation has no name',
    file: 'src/app/footer/Footer.tsx',
    from: ' aria-label={labels.footerNavigation}',
    to: '',
    noticedBy: ABOUT,
    says: 'group without a name',
  },
  {
    mistake: 'aria-controls names what is not on the page',
    file: 'src/forms/widgets/DateField.tsx',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code.
    from: 'aria-controls={isOpen ? `${id}-calendar` : undefined}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code.
    to: 'aria-controls={`${id}-calendar`}',
    noticedBy: QUOTE,
    says: 'aria-controls leads to no #',
  },
  {
    mistake: 'every box of a group has the id of the group',
    file: 'src/forms/widgets/Checkboxes.tsx',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code.
    from: 'id={index === 0 ? id : `${id}_${index}`}',
    to: 'id={id}',
    noticedBy: QUOTE,
    says: ' twice: ',
  },
  {
    mistake: 'the browser is not told what to fill in',
    file: 'src/forms/widgets/TextField.tsx',
    from: 'autoComplete={autocomplete}',
    to: '',
    noticedBy: scene('/contact as it comes'),
    says: 'autocomplete is not ',
  },
  {
    mistake: 'required fields do not say so',
    file: 'src/forms/widgets/TextField.tsx',
    from: 'required: required ?? false,',
    to: 'required: false,',
    noticedBy: access(
      'forms',
      'the contact form says which fields are required, and after a try which are missing',
    ),
    says: '"email"',
  },
  {
    mistake: 'fields with a mistake do not say so',
    file: 'src/forms/widgets/TextField.tsx',
    from: 'error: hasError,',
    to: 'error: false,',
    noticedBy: MISTAKES,
    says: 'aria-invalid and the message differ',
  },
  {
    mistake: 'a message does not belong to its field',
    file: 'src/forms/context.ts',
    from: ', hasError && errorId(id)]',
    to: ']',
    noticedBy: MISTAKES,
    says: 'invalid without a description',
  },
];
