import { addScreen } from './generator/addScreen';

/** `npm run screen -- analysis livingSituation [after which]`: the room of a screen, with a page that reads a document, and its test. */
try {
  const [area = '', route = '', after] = process.argv.slice(2);
  const files = addScreen(area, route, after);
  for (const file of files) console.log(file);
  console.log(`\nnpm start -- ${area}\nnpx jest ${files[1] ?? ''}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
