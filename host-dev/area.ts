import { addArea } from './generator/addArea';

/** `npm run area -- vorsorge`: a new area with one page that reads a document of the household, and its test. */
try {
  const [name = '', title] = process.argv.slice(2);
  for (const file of addArea(name, title)) console.log(file);
  console.log(`\nnpm install\nnpm start -- ${name}\nnpx jest remotes/${name}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
