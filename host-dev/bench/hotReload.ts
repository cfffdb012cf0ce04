import { openEditedPage } from '../slow/editedPage';
import { median } from './reporter';

const edits = 7;
const target = 3;

/** `npm run bench -- hot`: from writing an area's source to the open page that shows it; the first edit and the others. */
export async function benchHotReload(): Promise<void> {
  const edited = await openEditedPage(120_000);
  try {
    await edited.page.getByRole('searchbox').waitFor();
    const first = await edited.edit('Zum 1. Mal');
    const others: number[] = [];
    for (let time = 2; time <= edits; time++) others.push(await edited.edit(`Zum ${time}. Mal`));
    print('an edit in the open page, the first', first);
    print(`an edit in the open page, median of the next ${others.length}`, median(others));
  } finally {
    await edited.close();
  }
}

const print = (what: string, milliseconds: number) => {
  const seconds = milliseconds / 1_000;
  console.log(`${seconds <= target ? 'ok  ' : 'MISS'} ${what}: ${seconds.toFixed(1)} s (at most ${target})`);
};
