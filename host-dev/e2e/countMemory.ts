import type { CDPSession } from '@playwright/test';

/** What a page holds when everything that nobody refers to is gone. */
export interface Memory {
  /** Bytes of JavaScript's heap. */
  heap: number;
  nodes: number;
  listeners: number;
}

export async function countMemory(protocol: CDPSession): Promise<Memory> {
  for (let time = 0; time < 2; time++) await protocol.send('HeapProfiler.collectGarbage'); // finalizers let more go
  const { usedSize } = await protocol.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await protocol.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}
