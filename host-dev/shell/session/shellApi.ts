import { createAreaApi } from '@vp-digital/core/services';
import { createTokenSource } from '@vp-digital/core/shell';
import { endSession } from './endSession';
import type { Shell } from './createShell';

/** The calls of the shell's own pages; what is opened later adds its endpoints to it. */
export const shellApi = createAreaApi('shell');

/**
 * Lets the shell's own pages call services as an area does: with a short token of its own. In another advisor context
 * everything is asked for anew.
 */
export function connectShellApi(shell: Shell): void {
  const { bus, clock, config, shared, sink } = shell;
  const { api } = shellApi;
  const port = bus.port();
  const tokens = createTokenSource(port, clock);
  shared.inject(api);
  shared.addMiddleware(api.middleware);
  shellApi.connect({
    config,
    clock,
    tokens,
    onUnauthorized: () => void endSession(shell, 'unauthorized'),
    onDeviceLocked: () => shell.deviceLock.set(),
    onBroken: (error) => sink.error(error, { area: 'shell', version: '', during: 'answer' }),
  });
  port.subscribe('setAdvisorUserData', () => {
    tokens.forget();
    shared.store.dispatch(api.util.resetApiState());
  });
}
