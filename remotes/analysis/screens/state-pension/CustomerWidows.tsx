import { FigureCard } from '@vp-digital/core/customer';
import { adults, shortNameOf, widowPensionFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { StatePensionData } from '../../shared/state-pension/data';

/** Of a couple: what the state pays the one when the other one dies. */
export function CustomerWidows({ data }: { data: StatePensionData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statePensionCustomer' });
  const couple = adults(data).filter(({ role }) => role !== 'other');
  return couple.map(({ id, name }) => (
    <FigureCard
      key={id}
      figure={widowPensionFigure}
      input={{ personId: id }}
      of={t('when', { name })}
      caption={({ survivorId }) => t('of', { survivor: shortNameOf(data, survivorId) ?? '' })}
    />
  ));
}
