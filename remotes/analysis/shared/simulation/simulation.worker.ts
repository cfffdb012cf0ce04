/** Follows many possible courses beside the page. It asks nothing of the network, keeps nothing, and ends with its page. */
import { type SimulationInput, simulateHousehold } from '@vp-digital/core/finance';

self.addEventListener('message', ({ data }: MessageEvent<SimulationInput>) => {
  self.postMessage(simulateHousehold(data));
});
