import { churchTaxRate, lawFor } from '@vp-digital/core/finance';
import { federalStateOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { PersonProps } from './data';
import { YesNoField, type YesNoFieldProps } from '../../shared/fields/YesNoField';

/** Whether church tax is paid; its rate follows from the federal state. */
export function ChurchTaxField({ data, person, ...field }: YesNoFieldProps & PersonProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const { percent } = useFormat();
  const today = useHost().clock.today();
  const federalState = federalStateOf(data, person.id);
  const hint =
    federalState === undefined
      ? t('churchTaxHint.unknown')
      : t('churchTaxHint.rate', {
          rate: percent(churchTaxRate({ year: lawFor(today).year, federalState, churchMember: true })),
        });
  return <YesNoField {...field} hint={hint} />;
}
