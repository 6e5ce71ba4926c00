import '../shared/site-styles.ts';
import { createRoot } from 'react-dom/client';
import hidden from '../../ui/hidden.module.css';
import { Announcer } from '../shared/announce.tsx';
import { Studio } from './Studio.tsx';

const root = document.getElementById('root');

if (root) {
  // Without StrictMode, which renders everything twice: editors use the studio only in development, and wait for each
  // key.
  createRoot(root).render(
    <Announcer className={hidden['hidden']}>
      <Studio />
    </Announcer>,
  );
}
