import { useUiText } from '../text';

/** The smallest and the largest value of a field, both allowed. */
export interface Limits<Value> {
  min?: Value | undefined;
  max?: Value | undefined;
}

/** Judges a value against its limits and names them in the form in which the field shows values. */
export function useLimits<Value extends number | string>(
  { min, max }: Limits<Value>,
  show: (value: Value) => string,
): (value: Value) => string | undefined {
  const { t } = useUiText();
  return (value) => {
    const within = (min === undefined || value >= min) && (max === undefined || value <= max);
    if (within) return undefined;
    if (min !== undefined && max !== undefined) {
      return t('field.between', { minimum: show(min), maximum: show(max) });
    }
    if (min !== undefined) return t('field.atLeast', { minimum: show(min) });
    return max === undefined ? undefined : t('field.atMost', { maximum: show(max) });
  };
}
