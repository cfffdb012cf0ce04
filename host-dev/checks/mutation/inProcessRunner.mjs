import { createRequire } from 'node:module';
import { dirname, relative } from 'node:path';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { bundleTests, loadTests } from './loadTests.mjs';

/**
 * Runs the finance tests inside Stryker's own process, loaded once for all mutants. Through Jest each mutant takes two
 * seconds or more, because Jest loads fast-check and the whole core anew for each test file; the core is pure, so that
 * nothing has to be torn down between two mutants, and thousands of them take minutes instead of hours.
 */
class InProcessRunner {
  #tests = [];
  #importersOf = () => new Set();
  #context = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    // The same examples for each mutant, and for each run of the whole.
    // The tests are CommonJS: an import here would be another fast-check than theirs.
    createRequire(import.meta.url)('fast-check').configureGlobal({ seed: 4711 });
    this.#importersOf = bundleTests();
  }

  async dryRun({ files }) {
    this.#context.mutantCoverage = { static: {}, perTest: {} };
    this.#tests = loadTests();
    const importers = new Set(files.flatMap((file) => [...this.#importersOf(file)]));
    const tests = await this.#run(
      this.#tests.filter(({ file }) => importers.has(file)),
      false,
    );
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.#context.mutantCoverage };
  }

  async mutantRun({ activeMutant, sandboxFileName, testFilter, hitLimit, mutantActivation, disableBail }) {
    const isStatic = mutantActivation === 'static';
    Object.assign(this.#context, {
      activeMutant: isStatic ? activeMutant.id : undefined,
      hitCount: 0,
      hitLimit,
    });
    try {
      if (isStatic || this.#tests.length === 0) this.#tests = loadTests();
      this.#context.activeMutant = activeMutant.id;
      const tests = await this.#run(this.#testsOf(sandboxFileName, testFilter), !disableBail);
      const timeout = determineHitLimitReached(this.#context.hitCount, hitLimit);
      return toMutantRunResult(timeout ?? { status: DryRunStatus.Complete, tests });
    } catch (error) {
      return toMutantRunResult({ status: DryRunStatus.Error, errorMessage: String(error) });
    } finally {
      Object.assign(this.#context, { activeMutant: undefined, hitLimit: undefined });
      // Constants computed under a mutant must not outlive it.
      if (isStatic) this.#tests = [];
    }
  }

  /** The tests that Stryker names, or all that import the file; those beside it first, because they fail first. */
  #testsOf(file, testFilter) {
    const wanted = new Set(testFilter);
    const importers = this.#importersOf(file);
    const folder = dirname(relative(process.cwd(), file));
    const isBeside = (test) => dirname(test.file) === folder;
    const tests = this.#tests.filter((test) => (testFilter ? wanted.has(test.id) : importers.has(test.file)));
    return [...tests.filter(isBeside), ...tests.filter((test) => !isBeside(test))];
  }

  async #run(tests, bail) {
    const results = [];
    for (const test of tests) {
      this.#context.currentTestId = test.id;
      results.push(await resultOf(test));
      if (bail && results.at(-1).status === TestStatus.Failed) break;
    }
    this.#context.currentTestId = undefined;
    return results;
  }
}

async function resultOf({ id, file, run }) {
  const started = performance.now();
  const result = { id, name: id, fileName: file };
  try {
    await run();
    return { ...result, timeSpentMs: performance.now() - started, status: TestStatus.Success };
  } catch (error) {
    const failureMessage = error instanceof Error ? error.message : String(error);
    return { ...result, timeSpentMs: performance.now() - started, status: TestStatus.Failed, failureMessage };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)];
