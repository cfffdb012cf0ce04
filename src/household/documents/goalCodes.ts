/** What a wish or goal is about. */
export const goalCategories = [
  'home',
  'car',
  'travel',
  'children',
  'retirement',
  'timeOff',
  'reserve',
  'debtFree',
  'education',
  'other',
] as const;

/** Muss, Soll, Traum. */
export const goalPriorities = ['must', 'should', 'dream'] as const;
