import '@json-site/app/styles';
import { createRoot } from 'react-dom/client';
import { Announcer } from '@json-site/dev/shared';
import hidden from '@json-site/ui/hidden.module.css';
import { LookView } from './LookView.tsx';

const root = document.getElementById('root');

if (root) {
  createRoot(root).render(
    <Announcer className={hidden['hidden']}>
      <LookView />
    </Announcer>,
  );
}
