import 'virtual:theme.css';
import '../../ui/tokens.css';
import '../../app/styles/global.css';
import '../../app/styles/print.css';
import 'virtual:icons.css';
import 'virtual:site.css';
