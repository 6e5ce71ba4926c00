export {
  engineElsewhere,
  engineOfSite,
  manifestAt,
  optionalOfSite,
  type SiteManifest,
} from './engine-of-site.ts';
export { packageNameOf, siteNameOf } from './site-name.ts';
