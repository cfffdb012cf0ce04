import type { ParseFailure } from '@vp-digital/core/reference/format';
import { useUiText } from '../text';

type Kind = 'amount' | 'number' | 'date' | 'month';

/** The message for a text that cannot be read, with an example of one that can. */
export function useComplaints(kind: Kind, example: string, decimals = 0): (failure: ParseFailure) => string {
  const { t } = useUiText();
  return (failure) => {
    switch (failure) {
      case 'decimals':
        return decimals === 0 ? t('field.wholeNumber') : t('field.tooManyDecimals', { count: decimals });
      case 'no-such-day':
        return kind === 'month' ? t('field.noSuchMonth') : t('field.noSuchDay');
      case 'range':
        return kind === 'date' || kind === 'month' ? t('field.outOfCalendar') : t('field.tooLarge');
      case 'empty':
      case 'unreadable':
        return t(`field.${kind}Unreadable`, { example });
    }
  };
}
