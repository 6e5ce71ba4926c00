export { examplePath } from './gallery/protocol.ts';
export { blockElements } from './overlay/block-elements.ts';
export { Announcer, useAnnounce } from './shared/announce.tsx';
export { callDevApi, onSignedOut } from './shared/call-dev-api.ts';
export { documentName, templateName, titleOf } from './shared/document-name.ts';
export { EditorLink } from './shared/EditorLink.tsx';
export { matchesFilter } from './shared/matches-filter.ts';
export { reloadWithContent } from './shared/reload-with-content.ts';
export { useLoaded } from './shared/use-loaded.ts';
