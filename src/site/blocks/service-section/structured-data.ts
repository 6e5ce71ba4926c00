export { mainService as structuredData } from '../../ui/services/structured-data.ts';
