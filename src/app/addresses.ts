export {
  NOT_FOUND_PATH,
  type PagePayload,
  payloadUrl,
  plainFormUrl,
  routeOfDataUrl,
  routeOfUrl,
} from './navigation/payload.ts';
