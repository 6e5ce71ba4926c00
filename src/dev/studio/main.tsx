import '../shared/site-styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Announcer } from './controls/announce.tsx';
import { Studio } from './Studio.tsx';

const root = document.getElementById('root');

if (root) {
  createRoot(root).render(
    <StrictMode>
      <Announcer>
        <Studio />
      </Announcer>
    </StrictMode>,
  );
}
