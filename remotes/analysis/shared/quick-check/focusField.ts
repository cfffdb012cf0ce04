import type { MouseEvent } from 'react';

/** An answer by a button that goes with it: the focus stays in the question, at its field. */
export const focusField = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest('form')?.querySelector('input')?.focus();
