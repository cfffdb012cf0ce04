import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/*
 * The thread behind `embedded.ts`: one statement per message, one answer per message. Plain JavaScript, because a
 * thread does not inherit the TypeScript loader, and to load it again takes as long as to open the database.
 */
const { path, textTypes } = workerData;
const asText = (text) => text;
const database = PGlite.create({
  dataDir: path,
  parsers: Object.fromEntries(textTypes.map((type) => [type, asText])),
});

parentPort.on('message', async (message) => {
  if (message === 'close') {
    await (await database).close();
    parentPort.close();
    return;
  }
  parentPort.postMessage(await answer(message));
});

async function answer({ id, text, parameters }) {
  try {
    const { rows, fields } = await (await database).query(text, parameters);
    const types = fields.filter(({ dataTypeID }) => textTypes.includes(dataTypeID));
    return { id, rows, types: types.map(({ name, dataTypeID }) => [name, dataTypeID]) };
  } catch (error) {
    // every further statement would wait for ever: the thread ends with it, and a new start reads the log again
    if (error.severity === 'PANIC') throw error;
    const code = error.code === undefined ? {} : { code: String(error.code) };
    return { id, rows: [], types: [], error: { message: String(error.message ?? error), ...code } };
  }
}
