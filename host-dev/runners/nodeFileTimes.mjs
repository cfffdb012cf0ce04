/**
 * A reporter of Node's test runner, which reads JavaScript only: one line of JSON for each file, with how long it took.
 *
 * @param {AsyncIterable<{ type: string, data: { name?: string, file?: string, details?: { duration_ms?: number } } }>} events
 */
export default async function* fileTimes(events) {
  for await (const { type, data } of events) {
    const { name, file, details } = data;
    if (type === 'test:complete' && file !== undefined && name === file)
      yield `${JSON.stringify({ file, seconds: (details?.duration_ms ?? 0) / 1_000 })}\n`;
  }
}
