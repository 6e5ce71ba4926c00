// For what runs outside of the packages, such as a benchmark: how to reach the backend that uses a folder.
export { findServer } from '../../scripts/backend/local.ts';
