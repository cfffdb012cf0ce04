import type { EndpointBuilder } from '@vp-digital/core/libs/query';
import type { ServiceQuery } from './baseQuery';

/** What cached answers are about, so that a change can name what it outdates. */
export const tagTypes = [
  'Section',
  'Household',
  'Snapshot',
  'Report',
  'AdvisorProfile',
  'Preferences',
  'AccessRequest',
  'Consent',
  'Preview',
  'DeviceLock',
  'Recommendation',
  'HealthChart',
] as const;
export type Tag = (typeof tagTypes)[number];

/** What endpoints are declared with, in the core and in the areas. */
export type ServiceBuilder = EndpointBuilder<ServiceQuery, Tag, string>;
