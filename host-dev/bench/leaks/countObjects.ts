import type { CDPSession } from '@playwright/test';

/** What a heap snapshot says, as far as it is read here: of every node its fields, one after the other. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Code that the engine has compiled, and what lies outside of JavaScript's heap. */
const notKept = new Set(['code', 'native', 'synthetic']);

/**
 * Bytes of what the page itself holds: objects, functions, texts, lists. Of 50 openings most of what the heap grows by is code
 * that the engine compiles while it gets to know the page, which is no leak and hides one.
 */
export async function countObjects(protocol: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  protocol.on('HeapProfiler.addHeapSnapshotChunk', take);
  await protocol.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  protocol.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot; // the browser's own format
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!notKept.has(types[0][nodes[node + type] ?? -1] ?? '')) bytes += nodes[node + size] ?? 0;
  return bytes;
}
