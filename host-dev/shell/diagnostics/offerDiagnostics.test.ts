import { createDeviceLockHint } from '../session/deviceLock';
import type { Shell } from '../session/createShell';
import { offerDiagnostics } from './offerDiagnostics';

test('no panel opens on a device in a customer’s hands', async () => {
  const deviceLock = createDeviceLockHint();
  deviceLock.set();
  const shell = { config: { diagnostics: true }, deviceLock } as unknown as Shell; // what is asked before the panel is fetched
  await offerDiagnostics(shell);
  const pressed = new KeyboardEvent('keydown', {
    code: 'KeyD',
    ctrlKey: true,
    altKey: true,
    cancelable: true,
  });
  window.dispatchEvent(pressed);
  expect(pressed.defaultPrevented).toBe(false);
});
