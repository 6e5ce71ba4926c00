export {
  NOT_FOUND_PATH,
  type PagePayload,
  payloadUrl,
  routeOfDataUrl,
  routeOfUrl,
} from './navigation/payload.ts';
