import type { FieldProps } from './field-props';

/** The states of a field's box that its style sheet tells apart. */
export function boxState(
  { compact, disabled, locked, readOnly }: Pick<FieldProps, 'compact' | 'disabled' | 'locked' | 'readOnly'>,
  error: string | undefined,
) {
  return {
    'data-compact': compact || undefined,
    'data-disabled': disabled || undefined,
    'data-locked': locked ? true : undefined,
    'data-read-only': readOnly || undefined,
    'data-error': error ? true : undefined,
  };
}

/** Whether anything can be typed or chosen. */
export function isEditable({ disabled, locked, readOnly }: FieldProps): boolean {
  return !disabled && !locked && !readOnly;
}
