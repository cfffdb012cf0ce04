import { Radar } from '@vp-digital/core/charts';
import type { NeedFieldState } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFieldWords } from './useFieldWords';

/** The fields as a picture; rows with the same numbers stand beside it. */
export function FieldsRadar({ states }: { states: readonly NeedFieldState[] }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'evaluation.radar' });
  const { name, state } = useFieldWords();
  return (
    <Radar
      label={t('label', { fields: states.map((one) => `${name(one)} ${state(one)}`).join(', ') })}
      axes={states.map(({ field, share }) => ({ key: field, share }))}
    />
  );
}
