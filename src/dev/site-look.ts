import '../ui/tokens.css';
import '../app/fonts.css';
import '../app/global.css';
import 'virtual:icons.css';
import { loadHeadingFont } from '../app/heading-font.ts';

// Without it the headings keep the font that stands in for it.
loadHeadingFont().catch(() => undefined);
