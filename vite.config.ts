import { defineConfig } from 'vite';
import { jsonSite } from './src/engine.ts';

export default defineConfig({ plugins: [jsonSite()] });
