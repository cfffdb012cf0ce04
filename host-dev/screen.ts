import { addScreen } from './generator/addScreen';

/** `npm run screen -- analysis livingSituation`: the room of a screen, with one page that reads a document, and its test. */
try {
  const [area = '', route = ''] = process.argv.slice(2);
  const files = addScreen(area, route);
  for (const file of files) console.log(file);
  console.log(`\nnpm start -- ${area}\nnpx jest ${files[1] ?? ''}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
