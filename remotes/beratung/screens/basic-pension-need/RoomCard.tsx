import { OfFigure } from '@vp-digital/core/figures';
import { basicPensionEffect, basicPensionSavingFigure, knowsContracts } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Caption, Card, DataList, Stack } from '@vp-digital/core/ui';
import type { PensionPerson } from '../../shared/pension/data';

/** F21: how much counts this year, and what of it is taken up already. */
export function RoomCard({ data, person }: PensionPerson) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionNeed.room' });
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const asked = { household: data, personId: person.id, date };
  const today = basicPensionEffect({ ...asked, contributionYear: 0 });
  if (today.kind !== 'computed') return undefined;
  const { currentYear, effect, taxableIncomeBefore, incomeSource, untoldContributions } = today.value;
  const { maximum, usedByStatutory, room } = effect.deduction;
  return (
    <OfFigure figure={basicPensionSavingFigure}>
      <Card title={t('title', { year: date.slice(0, 4) })} caption={t('caption')}>
        <Stack gap="medium">
          <DataList
            items={[
              { key: 'maximum', label: t('maximum'), value: euros(maximum) },
              {
                key: 'statutory',
                label: t('statutory'),
                value:
                  untoldContributions !== 'none' && usedByStatutory === 0 ? '–' : euros(-usedByStatutory),
              },
              {
                key: 'current',
                label: t('current'),
                value: knowsContracts(data, 'saving') ? euros(-Math.min(currentYear, room)) : '–',
              },
              {
                key: 'left',
                label: t(untoldContributions === 'none' ? 'left' : 'leftAtMost'),
                value: euros(Math.max(0, room - currentYear)),
                total: true,
              },
            ]}
          />
          {untoldContributions !== 'none' && <Caption>{t(`untold.${untoldContributions}`)}</Caption>}
          <Caption>
            {t(incomeSource === 'entered' ? 'incomeEntered' : 'incomeEstimated', {
              income: euros(taxableIncomeBefore),
            })}
          </Caption>
        </Stack>
      </Card>
    </OfFigure>
  );
}
