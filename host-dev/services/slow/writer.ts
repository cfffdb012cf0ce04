import { openDatabase } from '../database';

/**
 * Prints what is stored, as the first line; then writes until it is killed: two statements a transaction, eight at once. Prints
 * the number of each that is done.
 */
const [dataFolder = '', first = '0'] = process.argv.slice(2);
const database = await openDatabase({ dataFolder });
const rows = await database.q<{ number: number }>('select number from kill_probe order by number');
const [counted] = await database.q<{ count: number }>('select count from kill_count');
console.log(JSON.stringify({ stored: rows.map(({ number }) => number), count: counted?.count }));
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
