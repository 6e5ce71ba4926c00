import '../shared/site-styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Mail } from './Mail.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Mail />
    </StrictMode>,
  );
}
