import type { Registry } from '@vp-digital/core/shell';

export interface MeasuredArea {
  area: string;
  version: string;
  contractVersion: string;
  coreVersion: string;
  /** Files of it that this page has fetched; with none the area has not been asked for. */
  files: number;
  /** Bytes of these files as they came, compressed. */
  bytes: number;
  /** Milliseconds from the first request to the last answer of its first page. */
  loadTime: number;
}

/** What the registry says of the areas, beside what the browser has measured of their files. */
export const measureAreas = (registry: Registry, page: Performance = performance): MeasuredArea[] =>
  Object.entries(registry).map(([area, { entry, version, contractVersion, coreVersion }]) => {
    const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
    const files = (page.getEntriesByType('resource') as PerformanceResourceTiming[]) // what the type says they are
      .filter(({ name }) => name.includes(folder));
    const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const start = Math.min(...files.map(({ startTime }) => startTime));
    const end = Math.max(...files.map(({ responseEnd }) => responseEnd));
    const loadTime = files.length === 0 ? 0 : end - start;
    return { area, version, contractVersion, coreVersion, files: files.length, bytes, loadTime };
  });
