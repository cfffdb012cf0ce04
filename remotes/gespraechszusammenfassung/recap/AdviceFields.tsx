import type { RecapEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Checkbox, TextField } from '@vp-digital/core/ui';
import type { ComponentProps } from 'react';

interface AdviceFieldsProps {
  kind: RecapEntry['kind'];
  isInternal: boolean;
  /** How the mark is kept, and the reason. */
  mark: Pick<ComponentProps<typeof Checkbox>, 'value' | 'onChange'>;
  reason: Pick<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'error'>;
}

/** Whether a note or a decision says what was advised, and why. Nothing for a task, and for what never leaves. */
export function AdviceFields({ kind, isInternal, mark, reason }: AdviceFieldsProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  if (kind === 'task' || isInternal) return undefined;
  return (
    <>
      <Checkbox {...mark} label={t('isAdvice')} hint={t('isAdviceHint')} />
      {mark.value && <TextField {...reason} label={t('adviceReason')} lines={2} maxLength={1000} />}
    </>
  );
}
