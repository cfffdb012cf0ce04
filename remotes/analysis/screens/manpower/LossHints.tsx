import { addMonths } from '@vp-digital/core/finance';
import { adults, pensionStart } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert } from '@vp-digital/core/ui';
import type { Simulated } from './data';

/** What a reader would overlook: nobody who pays, and others whose own work ends meanwhile. */
export function LossHints({ data, person, facts, settings, result }: Simulated) {
  const { t } = useTranslation('analysis', { keyPrefix: 'manpower.hint' });
  const { course } = facts;
  const { kind, source, isMinimum } = course.protection.pension;
  const assumed = course.dailySickness.find(({ isFromDayAssumed }) => isFromDayAssumed);
  const end = addMonths(facts.date, settings.start + result.months.length);
  const retiring = adults(data).filter(({ id }) => {
    const start = id === person.id ? undefined : pensionStart(data, id, facts.date);
    return (
      facts.othersEarned > 0 &&
      start?.kind === 'computed' &&
      start.value.monthsLeft > 0 &&
      start.value.date < end
    );
  });
  return (
    <>
      {course.sick?.kind === 'none' && (
        <Alert
          tone="warning"
          title={t(course.occupation === 'selfEmployed' ? 'noSickPay.elected' : 'noSickPay.private')}
        >
          {t('noSickPay.text', { name: person.name })}
        </Alert>
      )}
      {course.occupation === 'selfEmployed' && course.protection.healthPremium === 0 && (
        <Alert tone="info" title={t('ownContributions.title')}>
          {t('ownContributions.text')}
        </Alert>
      )}
      {source === 'notInsured' && (
        <Alert tone="warning" title={t(`notInsured.${kind}`, { name: person.name })}>
          {t(`notInsured.${kind}Text`)}
        </Alert>
      )}
      {isMinimum && (
        <Alert tone="info" title={t('minimum.title')}>
          {t('minimum.text', { name: person.name })}
        </Alert>
      )}
      {assumed && (
        <Alert tone="info" title={t('assumedDay.title', { day: assumed.fromDay })}>
          {t('assumedDay.text')}
        </Alert>
      )}
      {retiring.map(({ id, name }) => (
        <Alert key={id} tone="info" title={t('retires.title', { name })}>
          {t('retires.text')}
        </Alert>
      ))}
    </>
  );
}
