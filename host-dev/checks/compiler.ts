/**
 * Checks all types: TypeScript 7, which is written in Go and needs half the time. What asks the compiler as a library (lint
 * rules, webpack's loader, Jest) has TypeScript 6 until there is such a library again. One checker: several would each
 * work out the same types, and the other core has other checks to run.
 */
export const checkTypes = [
  'node_modules/typescript-native/bin/tsc',
  '--noEmit',
  '--pretty',
  'false',
  '--checkers',
  '1',
] as const;
