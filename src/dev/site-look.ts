import '../ui/tokens.css';
import '../app/fonts.css';
import '../app/global.css';
import '../app/print.css';
import 'virtual:icons.css';
import 'virtual:site-address.css';
import { bringHeadingFont } from '../app/heading-font.ts';

bringHeadingFont();
