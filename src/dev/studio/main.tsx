import '@json-site/app/styles';
import { createRoot } from 'react-dom/client';
import { Announcer } from '@json-site/dev/shared';
import hidden from '@json-site/ui/hidden.module.css';
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
