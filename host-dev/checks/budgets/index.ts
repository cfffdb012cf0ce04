import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { report, root } from '../files';
import { type Budgets, differences, isToBeReviewed, overLimit } from './budgets';
import { builtSizes } from './builtSizes';

/**
 * `npm run budgets`: the built files against the limits of `budgets.json`, and how all others differ from the sizes there.
 * With `-- --write` the sizes are written into it, and read in review.
 */
const file = path.join(root, 'host-dev/checks/budgets/budgets.json');
const { limits, sizes } = JSON.parse(readFileSync(file, 'utf8')) as Budgets; // written below
const built = await builtSizes(path.join(root, 'dist'));
const changed = differences(built.rows, sizes);

for (const { part, before, now } of changed)
  console.log(`${part}: ${now.toFixed(1)} kB (${now > before ? '+' : ''}${(now - before).toFixed(1)})`);

const problems = overLimit(built, limits);
if (process.argv.includes('--write')) {
  const rounded = Object.entries(built.rows).map(([part, size]): [string, number] => [
    part,
    Number(size.toFixed(1)),
  ]);
  const kept: Budgets = { limits, sizes: Object.fromEntries(rounded) };
  writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`);
} else
  problems.push(
    ...changed
      .filter(isToBeReviewed)
      .map(
        ({ part, before, now }) =>
          `${part} grew from ${before.toFixed(1)} to ${now.toFixed(1)} kB: look at it, then npm run budgets -- --write`,
      ),
  );
report(
  problems,
  `${Object.keys(built.rows).length} parts measured, ${changed.length} differ from the kept sizes`,
);
