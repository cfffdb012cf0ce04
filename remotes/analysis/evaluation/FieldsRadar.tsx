import { Radar } from '@vp-digital/core/charts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { FieldState } from './judge';
import { useFieldWords } from './useFieldWords';

/** The fields as a picture; rows with the same numbers stand beside it. */
export function FieldsRadar({ states }: { states: readonly FieldState[] }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'evaluation.radar' });
  const { name, state } = useFieldWords();
  return (
    <Radar
      label={t('label', { fields: states.map((one) => `${name(one)} ${state(one)}`).join(', ') })}
      axes={states.map(({ field, share }) => ({ key: field, share }))}
    />
  );
}
