import { createAreaApi, preferencesEndpoints } from '@vp-digital/core/services';
import { createTokenSource } from '@vp-digital/core/shell';
import { endSession } from '../session/answerMessages';
import type { Shell } from '../session/createShell';

const shellApi = createAreaApi('shell');

export const { usePreferencesQuery, useReplacePreferencesMutation } = shellApi.api.injectEndpoints({
  endpoints: preferencesEndpoints,
});

/** Lets the shell's own pages call services as an area does: with a short token of its own. */
export function connectShellApi(shell: Shell): void {
  const { bus, clock, config, shared, sink } = shell;
  shared.inject(shellApi.api);
  shared.addMiddleware(shellApi.api.middleware);
  shellApi.connect({
    config,
    clock,
    sink,
    tokens: createTokenSource(bus.port(), clock),
    onUnauthorized: () => void endSession(shell, 'unauthorized'),
  });
}
