import { FigureKpi, OfFigure } from '@vp-digital/core/figures';
import {
  aidRateOf,
  aidRateInRetirement,
  type HealthEligibility,
  healthPayFigure,
  mainEmployment,
  statutoryHealthFigure,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Kpi, KpiStrip } from '@vp-digital/core/ui';
import type { PersonData } from '../../shared/module/data';

export interface EligibilityFiguresProps extends PersonData {
  eligibility: HealthEligibility;
}

/** What the answer rests on: pay against the limit, or the aid; and what the statutory fund takes today. */
export function EligibilityFigures({ eligibility: { pay }, data, person }: EligibilityFiguresProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'start.figures' });
  const { euros, percent } = useFormat();
  const today = useHost().clock.today();
  const aidRate = aidRateOf(data, person.id);
  const isRecorded = mainEmployment(data, person.id)?.aidRate !== undefined;
  const statutory = statutoryHealthFigure.of(data, { personId: person.id, date: today });
  const whole = { maximumDecimals: 0 };
  if (!pay && aidRate === undefined && statutory.kind !== 'computed') return undefined;
  return (
    <KpiStrip label={t('label')}>
      {pay && (
        <>
          <FigureKpi
            figure={healthPayFigure}
            input={{ personId: person.id }}
            of={person.name}
            caption={({ extra }) => t(`extra.${extra}`)}
          />
          <OfFigure figure={healthPayFigure}>
            <Kpi
              label={t('limit', { year: today.slice(0, 4) })}
              value={euros(pay.limit, { unit: 'none' })}
              unit="€"
              caption={t('limitCaption')}
            />
          </OfFigure>
        </>
      )}
      {aidRate !== undefined && (
        <>
          <Kpi
            label={t('aid')}
            value={percent(aidRate, whole)}
            caption={t(isRecorded ? 'aidCaption' : 'aidAssumed')}
          />
          <Kpi
            label={t('aidLater')}
            value={percent(aidRateInRetirement(aidRate), whole)}
            caption={t('aidLaterCaption')}
          />
        </>
      )}
      {statutory.kind === 'computed' && (
        <FigureKpi
          figure={statutoryHealthFigure}
          input={{ personId: person.id }}
          of={person.name}
          caption={({ employer, isArtist }) =>
            employer > 0
              ? t(isArtist ? 'artistsFund' : 'employer', { amount: euros(employer) })
              : t('noEmployer')
          }
        />
      )}
    </KpiStrip>
  );
}
