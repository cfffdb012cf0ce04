import { configureGlobal } from 'fast-check';

/** The same random cases in every run, so that a test fails when the code changes and not by luck. */
configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 20_261_001) });
