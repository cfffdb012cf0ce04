import type * as finance from '../..';

type Finance = typeof finance;
/** All but those that hand back what they were given. */
type FunctionName = Exclude<
  {
    [Name in keyof Finance]: Finance[Name] extends (...given: never[]) => unknown ? Name : never;
  }[keyof Finance],
  'requireCode' | 'requireList' | 'requireRecord' | 'requireRecords' | 'rowOn'
>;

/** Of every public function some lists of arguments that it takes: together they have every member that it knows. */
export type ValidInput = {
  [Name in FunctionName]: readonly Parameters<Finance[Name]>[];
};
