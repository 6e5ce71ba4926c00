// The style sheets of every page, in the order in which later ones win.
import 'virtual:theme.css';
import '@json-site/ui/tokens.css';
import './global.css';
import './print.css';
import 'virtual:icons.css';
import 'virtual:site.css';
