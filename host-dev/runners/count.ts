/** How many tests a runner has executed. */
export interface Count {
  passed: number;
  failed: number;
}

/** One kind of test; prints what it does, and counts. */
export interface Runner {
  name: string;
  run(): Promise<Count>;
}

/** A runner that executed nothing has not succeeded. */
export const atLeastOne = ({ passed, failed }: Count): Count =>
  passed + failed === 0 ? { passed: 0, failed: 1 } : { passed, failed };

/** A program that failed although no test did: it broke before or after its tests. */
export const withExit = (count: Count, ok: boolean): Count =>
  ok || count.failed > 0 ? count : { ...count, failed: 1 };
