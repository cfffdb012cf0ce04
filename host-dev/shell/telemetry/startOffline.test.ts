import type { Config } from '@vp-digital/core/shell';
import { testRegistry } from '@vp-digital/core/shell/testing';
import { createTelemetry } from './createTelemetry';

const config = {
  telemetry: { endpoint: '/v2/track', instrumentationKey: '00000000-0000-4000-8000-000000000000' },
} as Config; // no more of it is read

const line = { stands: false };
const tracked: string[] = [];
jest.doMock('./applicationInsights', () => {
  if (!line.stands) throw new Error('Loading chunk 34 failed.');
  return { startApplicationInsights: () => (name: string) => tracked.push(name) };
});

test('without a connection the library is fetched as soon as there is one, and nobody is told of a fault', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { sink, start } = createTelemetry(config, testRegistry({}));
  sink.event('app start');
  await start();
  expect(tracked).toEqual([]);

  line.stands = true;
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await new Promise(process.nextTick);
  expect(tracked).toEqual(['app start']);
  expect(complaint).not.toHaveBeenCalled();
});
