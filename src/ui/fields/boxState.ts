import { useReadOnly } from '../provider/readOnlyContext';
import type { FieldProps } from './fieldProps';

/** The states of a field's box that its style sheet distinguishes. */
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

/** Whether it can be typed into or chosen from. */
export function isEditable({ disabled, locked, readOnly }: FieldProps): boolean {
  return !disabled && !locked && !readOnly;
}

/** A field as the surrounding page allows: if that is read-only it is plain text, described by the reason. */
export function useAllowed<Props extends Pick<FieldProps, 'readOnly' | 'writes'>>(
  props: Props,
): Props & { readOnly?: boolean | undefined; reason: string | undefined } {
  const reason = useReadOnly();
  return reason === undefined || props.writes === false
    ? { ...props, reason: undefined }
    : { ...props, readOnly: true, reason };
}
