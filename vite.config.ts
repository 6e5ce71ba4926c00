import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { site } from './scripts/vite/site.ts';
import { devTools } from './src/dev/server/dev-tools.ts';

export default defineConfig({ plugins: [react(), site({ tools: devTools })] });
