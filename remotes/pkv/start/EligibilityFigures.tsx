import { aidRateInRetirement, type HealthEligibility, statutoryHealth } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Kpi, KpiStrip } from '@vp-digital/core/ui';
import { personQuote } from '../module/personQuote';
import type { PersonData } from '../module/data';

export interface EligibilityFiguresProps extends PersonData {
  eligibility: HealthEligibility;
}

/** What the answer rests on: pay against the limit, or the aid; and what the statutory fund takes today. */
export function EligibilityFigures({ eligibility: { pay }, data, person }: EligibilityFiguresProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'start.figures' });
  const { euros, percent } = useFormat();
  const today = useHost().clock.today();
  const { aidRate } = personQuote({ data, person }, today);
  const statutory = statutoryHealth({ household: data, personId: person.id, date: today });
  const whole = { maximumDecimals: 0 };
  if (!pay && aidRate === undefined && statutory.kind !== 'computed') return undefined;
  return (
    <KpiStrip label={t('label')}>
      {pay && (
        <>
          <Kpi
            label={t('pay')}
            value={euros(pay.year, { unit: 'none' })}
            unit="€"
            caption={t(`extra.${pay.extra}`)}
          />
          <Kpi
            label={t('limit', { year: today.slice(0, 4) })}
            value={euros(pay.limit, { unit: 'none' })}
            unit="€"
            caption={t('limitCaption')}
          />
        </>
      )}
      {aidRate !== undefined && (
        <>
          <Kpi label={t('aid')} value={percent(aidRate, whole)} caption={t('aidCaption')} />
          <Kpi
            label={t('aidLater')}
            value={percent(aidRateInRetirement(aidRate), whole)}
            caption={t('aidLaterCaption')}
          />
        </>
      )}
      {statutory.kind === 'computed' && (
        <Kpi
          label={t('statutory')}
          value={euros(statutory.value.own, { unit: 'none' })}
          unit={t('euroMonthly')}
          certainty="estimated"
          caption={
            statutory.value.employer > 0
              ? t('employer', { amount: euros(statutory.value.employer) })
              : t('noEmployer')
          }
        />
      )}
    </KpiStrip>
  );
}
