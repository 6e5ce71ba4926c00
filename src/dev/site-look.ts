import '../ui/tokens.css';
import '../app/fonts.css';
import '../app/global.css';
import 'virtual:icons.css';
import { bringHeadingFont } from '../app/heading-font.ts';

bringHeadingFont();
