/** A success criterion of WCAG 2.2 at level A or AA: https://www.w3.org/TR/WCAG22/ */
export interface Criterion {
  id: string;
  name: string;
  level: 'A' | 'AA';
  /** What is measured on every page. Absent where only a person can judge. */
  machine?: string;
  /** What a person judges. Absent where the measurement decides. */
  person?: string;
}

const AXE = 'axe-core finds nothing against it';
const NO_FILM = 'no page has a film or a sound';
const TAB = 'each stop of the Tab key, from the start of the page to its end';
const FORM = 'each form, sent empty';

type Row = [id: string, name: string, level: 'A' | 'AA', machine: string, person: string];

/** In the order of the standard. An empty text is none. */
const ROWS: readonly Row[] = [
  [
    '1.1.1',
    'Non-text Content',
    'A',
    `${AXE}; every picture and drawing has a text alternative`,
    'whether each alternative says what its picture says',
  ],
  ['1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A', NO_FILM, ''],
  ['1.2.2', 'Captions (Prerecorded)', 'A', NO_FILM, ''],
  ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A', NO_FILM, ''],
  ['1.2.4', 'Captions (Live)', 'AA', NO_FILM, ''],
  ['1.2.5', 'Audio Description (Prerecorded)', 'AA', NO_FILM, ''],
  [
    '1.3.1',
    'Info and Relationships',
    'A',
    `${AXE}; every reference between elements leads to one`,
    'whether what is seen as a heading, list or table is one',
  ],
  ['1.3.2', 'Meaningful Sequence', 'A', '', 'the page read from its first to its last line'],
  [
    '1.3.3',
    'Sensory Characteristics',
    'A',
    '',
    'whether a text names something by its place, shape or colour alone',
  ],
  ['1.3.4', 'Orientation', 'AA', `${AXE}; nothing is cut off in landscape`, ''],
  ['1.3.5', 'Identify Input Purpose', 'AA', `${AXE}; fields about the visitor name their purpose`, ''],
  ['1.4.1', 'Use of Color', 'A', AXE, 'whether a chart or a state needs its colour'],
  ['1.4.2', 'Audio Control', 'A', NO_FILM, ''],
  ['1.4.3', 'Contrast (Minimum)', 'AA', `${AXE}, in light and in dark`, ''],
  ['1.4.4', 'Resize Text', 'AA', `${AXE}; nothing is cut off with text twice as large`, ''],
  ['1.4.5', 'Images of Text', 'AA', '', 'whether a picture other than a logo shows text'],
  ['1.4.10', 'Reflow', 'AA', 'nothing scrolls sideways or is cut off at 320 px, and at 400 %', ''],
  ['1.4.11', 'Non-text Contrast', 'AA', `the ring at ${TAB}`, 'borders of fields, icons and parts of charts'],
  ['1.4.12', 'Text Spacing', 'AA', `${AXE}; nothing is cut off with the spacing of the criterion`, ''],
  [
    '1.4.13',
    'Content on Hover or Focus',
    'AA',
    '',
    'whether something appears below the pointer or at the focus',
  ],
  [
    '2.1.1',
    'Keyboard',
    'A',
    `${AXE}; ${TAB}: every control is one`,
    'each function, used with the keyboard alone',
  ],
  ['2.1.2', 'No Keyboard Trap', 'A', TAB, ''],
  ['2.1.4', 'Character Key Shortcuts', 'A', 'a letter pressed on each page changes nothing', ''],
  ['2.2.1', 'Timing Adjustable', 'A', AXE, 'whether something ends by time'],
  ['2.2.2', 'Pause, Stop, Hide', 'A', `${AXE}; ${NO_FILM} or an endless animation`, ''],
  ['2.3.1', 'Three Flashes or Below Threshold', 'A', `${NO_FILM} or an endless animation`, ''],
  ['2.4.1', 'Bypass Blocks', 'A', `${AXE}; the first stop of the Tab key leads to the content`, ''],
  [
    '2.4.2',
    'Page Titled',
    'A',
    `${AXE}; every page has a title that no other has`,
    'whether it says what the page is about',
  ],
  [
    '2.4.3',
    'Focus Order',
    'A',
    `${TAB}, and back: no step against the order of reading`,
    'dialogs and menus',
  ],
  ['2.4.4', 'Link Purpose (In Context)', 'A', AXE, 'each link, read with its sentence'],
  ['2.4.5', 'Multiple Ways', 'AA', 'one page links to every page, beside menus and footer', ''],
  ['2.4.6', 'Headings and Labels', 'AA', 'no heading is empty', 'whether headings and labels describe'],
  ['2.4.7', 'Focus Visible', 'AA', `a ring of 2 px at ${TAB}`, ''],
  ['2.4.11', 'Focus Not Obscured (Minimum)', 'AA', `nothing covers ${TAB}`, ''],
  ['2.5.1', 'Pointer Gestures', 'A', '', 'whether a function needs more than a press'],
  ['2.5.2', 'Pointer Cancellation', 'A', '', 'whether a press can be taken back before it ends'],
  ['2.5.3', 'Label in Name', 'A', AXE, ''],
  ['2.5.4', 'Motion Actuation', 'A', 'no script listens to the motion of the device', ''],
  ['2.5.7', 'Dragging Movements', 'AA', '', 'whether something must be dragged'],
  ['2.5.8', 'Target Size (Minimum)', 'AA', `${AXE}; every control measures 24 by 24 px`, ''],
  ['3.1.1', 'Language of Page', 'A', AXE, ''],
  ['3.1.2', 'Language of Parts', 'AA', AXE, 'whether words of another language are marked'],
  ['3.2.1', 'On Focus', 'A', `the page is the same after ${TAB}`, ''],
  ['3.2.2', 'On Input', 'A', '', 'whether a choice changes more than what it names'],
  [
    '3.2.3',
    'Consistent Navigation',
    'AA',
    'header and footer have the same links in the same order on every page',
    '',
  ],
  ['3.2.4', 'Consistent Identification', 'AA', '', 'whether the same function has the same name everywhere'],
  ['3.2.6', 'Consistent Help', 'A', 'the landmarks are in the same order on every page', ''],
  ['3.3.1', 'Error Identification', 'A', `${FORM}, marks each wrong field and says what is wrong`, ''],
  ['3.3.2', 'Labels or Instructions', 'A', AXE, 'whether labels and hints suffice'],
  ['3.3.3', 'Error Suggestion', 'AA', '', 'whether each message says how to correct the field'],
  [
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'AA',
    '',
    'whether what a form sends binds anybody, and can be corrected',
  ],
  ['3.3.7', 'Redundant Entry', 'A', '', 'whether a form asks the same twice'],
  ['3.3.8', 'Accessible Authentication (Minimum)', 'AA', 'no page asks for a password', ''],
  [
    '4.1.2',
    'Name, Role, Value',
    'A',
    `${AXE}; every control, field and group has a name`,
    'menus, dialogs and forms with a screen reader',
  ],
  [
    '4.1.3',
    'Status Messages',
    'AA',
    `${FORM}, has the focus on its list of errors or announces it`,
    'messages with a screen reader',
  ],
];

export const CRITERIA: readonly Criterion[] = ROWS.map(([id, name, level, machine, person]) => ({
  id,
  name,
  level,
  ...(machine && { machine }),
  ...(person && { person }),
}));

/** The tag that axe-core gives the rules of a criterion: `wcag143`. */
export const criterionOfTag = (tag: string): string | undefined =>
  CRITERIA.find(({ id }) => tag === `wcag${id.replaceAll('.', '')}`)?.id;
