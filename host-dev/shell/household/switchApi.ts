import { createAreaApi, householdEndpoints } from '@vp-digital/core/services';
import { createTokenSource } from '@vp-digital/core/shell';
import type { Shell } from '../session/createShell';

const switchApi = createAreaApi('shell');

export const { useSearchHouseholdsQuery } = switchApi.api.injectEndpoints({ endpoints: householdEndpoints });
export const { useHouseholdQuery } = switchApi.api;

let connected = false;

/** Connects the shell's own calls to the page, once. Another advisor context sees other households. */
export function connectSwitchApi({ bus, clock, config, shared, sink }: Shell): void {
  if (connected) return;
  connected = true;
  const port = bus.port();
  const tokens = createTokenSource(port, clock);
  const { api } = switchApi;
  const onUnauthorized = () => port.send('logout', { reason: 'unauthorized' });
  switchApi.connect({ config, clock, sink, tokens, onUnauthorized });
  shared.inject(api);
  shared.addMiddleware(api.middleware);
  port.subscribe('setAdvisorUserData', () => {
    tokens.forget();
    shared.store.dispatch(api.util.resetApiState());
  });
}
