import type { Config } from '@vp-digital/core/shell';
import { sendPost } from './sendPost';

/** The specification's constants (section 9), set although they are the library's defaults: a release may change those. */
export const limits = {
  samplingPercentage: 100,
  eventsLimitInMem: 10_000,
  maxBatchSizeInBytes: 102_400,
  maxBatchInterval: 15_000,
  sessionExpirationMs: 24 * 60 * 60 * 1_000,
  sessionRenewalMs: 30 * 60 * 1_000,
  /** Its size is fixed in the library: 2,000 items. */
  enableSessionStorageBuffer: true,
} as const;

/** No cookies, no look-up of settings elsewhere, our own way of sending. */
export const settings = ({ endpoint, instrumentationKey }: NonNullable<Config['telemetry']>) => ({
  ...limits,
  instrumentationKey,
  endpointUrl: new URL(endpoint, window.location.origin).href,
  disableCookiesUsage: true,
  featureOptIn: {},
  httpXHROverride: { sendPOST: sendPost },
  alwaysUseXhrOverride: true,
  disableSendBeaconSplit: true,
  onunloadDisableBeacon: true,
});
