import 'virtual:theme.css';
import '@json-site/ui/tokens.css';
import '@json-site/app/styles/global.css';
import '@json-site/app/styles/print.css';
import 'virtual:icons.css';
import 'virtual:site.css';
