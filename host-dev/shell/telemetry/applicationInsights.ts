import { Sender } from '@microsoft/applicationinsights-channel-js';
import { AppInsightsCore, type ITelemetryItem } from '@microsoft/applicationinsights-core-js';
import { PropertiesPlugin } from '@microsoft/applicationinsights-properties-js';
import type { Config } from '@vp-digital/core/shell';
import { allowedProperties, isAllowedName } from './allowed';
import { settings } from './settings';

/**
 * Starts the library; answers how to report an event. Fetched after the page stands.
 *
 * @param routes Patterns of the screens that there are: no other address is said.
 */
export function startApplicationInsights(
  telemetry: NonNullable<Config['telemetry']>,
  routes: readonly string[],
) {
  const core = new AppInsightsCore();
  core.initialize(settings(telemetry), [new Sender(), new PropertiesPlugin()]);
  core.addTelemetryInitializer((item) => clean(item, routes));
  return (name: string, properties: Readonly<Record<string, unknown>>): void =>
    core.track({ name, baseType: 'EventData', baseData: { name, properties } });
}

/** Rebuilds every item from what is allowed; of what the library adds, only the session's random id stays. */
export function clean(item: ITelemetryItem, routes: readonly string[]): boolean {
  const name: unknown = item.baseData?.['name'];
  if (item.baseType !== 'EventData' || !isAllowedName(name)) return false;
  const properties: unknown = item.baseData?.['properties'];
  const given = typeof properties === 'object' && properties !== null ? properties : {};
  const session: unknown = (item.ext?.['app'] as { sesId?: unknown } | undefined)?.sesId; // set by the properties plugin
  item.baseData = { name, properties: allowedProperties({ ...given }, routes) };
  item.ext = typeof session === 'string' ? { app: { sesId: session } } : {};
  item.tags = [];
  item.data = {};
  return true;
}
