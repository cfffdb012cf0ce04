import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { expect } from 'expect';
import { describe, getState, it, resetState, test } from 'jest-circus';

/**
 * The finance tests of the working directory as functions: written for Jest, bundled by esbuild, told to Jest's own
 * `describe` and `test`, but run by us.
 *
 * @typedef {{ id: string, file: string, run: () => unknown }} LoadedTest
 */

// Named only when used: Stryker enters the mutated copy after it has loaded its plugins.
const bundle = () => path.resolve('mutation-tests.cjs');

/**
 * Bundles the tests once; the code they test is the copy that Stryker has mutated.
 *
 * @returns {(file: string) => Set<string>} the tests that import a file, directly or by other files
 */
export function bundleTests() {
  const files = readdirSync('src/finance', { recursive: true }).filter((file) => file.endsWith('.test.ts'));
  const loaders = files.sort().map((file) => `'src/finance/${file}': () => require('./src/finance/${file}')`);
  const { metafile } = buildSync({
    // Else esbuild keeps the directory in which it was loaded.
    absWorkingDir: process.cwd(),
    metafile: true,
    stdin: { contents: `module.exports = { ${loaders.join(', ')} };`, resolveDir: process.cwd() },
    outfile: bundle(),
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
  return (file) => importersOf(metafile.inputs, path.relative(process.cwd(), file));
}

function importersOf(inputs, file) {
  const found = new Set([file]);
  // A set yields what is added to it while it is walked.
  for (const imported of found) {
    for (const [importer, { imports }] of Object.entries(inputs)) {
      if (imports.some((one) => one.path === imported)) found.add(importer);
    }
  }
  return found;
}

/** Evaluates the bundle anew, with all constants of its modules. @returns {LoadedTest[]} */
export function loadTests() {
  resetState();
  Object.assign(globalThis, { describe, test, it, expect });
  const require = createRequire(bundle());
  delete require.cache[bundle()];
  for (const [file, load] of Object.entries(require(bundle()))) {
    describe(file, () => {
      load();
    });
  }
  const tests = getState().rootDescribeBlock.children.flatMap((block) => testsIn(block, block.name));
  // Rows of a table may have the same name.
  return tests.map((test, index) => ({ ...test, id: `${test.id} (${index})` }));
}

/** @returns {LoadedTest[]} */
function testsIn(block, file, title = file) {
  if (block.hooks.length > 0)
    throw new Error(`${file}: the finance core has no state, its tests need no hooks.`);
  return block.children.flatMap((child) => {
    const id = `${title}: ${child.name}`;
    if (child.type === 'describeBlock') return testsIn(child, file, id);
    return { id, file, run: () => child.fn.call({}) };
  });
}
