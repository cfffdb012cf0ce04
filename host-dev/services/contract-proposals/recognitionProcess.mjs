// Plain JavaScript: a process of its own that no loader of TypeScript reaches. One picture after the other.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorker, OEM } from 'tesseract.js';

const model = path.dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/deu')));

/** The German model comes with its package: nothing is fetched and nothing is written. */
const starting = createWorker('deu', OEM.LSTM_ONLY, {
  langPath: path.join(model, '4.0.0_best_int'),
  gzip: true,
  cacheMethod: 'none',
  errorHandler: () => undefined, // the call that failed rejects, too
});

process.on('message', async (picture) => process.send?.(await linesOf(Buffer.from(picture))));
process.on('disconnect', () => process.exit());

/** Lines of words with their confidence; undefined for what is no picture. */
async function linesOf(picture) {
  try {
    const { data } = await (await starting).recognize(picture, {}, { blocks: true });
    return (data.blocks ?? [])
      .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
      .map(({ words }) => words.map(({ text, confidence }) => ({ text, confidence })));
  } catch {
    return null;
  }
}
