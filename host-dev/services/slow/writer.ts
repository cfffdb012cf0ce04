import { openDatabase } from '../database';

/** Writes until it is killed: two statements a transaction, eight at once; prints the number of each that is done. */
const [dataFolder = '', first = '0'] = process.argv.slice(2);
const database = await openDatabase({ dataFolder });
let next = Number(first);

async function write(): Promise<never> {
  for (;;) {
    const number = next++;
    await database.tx(async (q) => {
      await q('insert into kill_probe (number) values ($1)', [number]);
      await q('update kill_count set count = count + 1');
    });
    process.stdout.write(`${number}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, write));
