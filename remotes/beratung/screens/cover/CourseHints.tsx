import type { IncomeCourse } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert } from '@vp-digital/core/ui';
import { useAgeText } from '../../shared/protection/useAgeText';

/**
 * What a reader would overlook in the picture: no sick pay, a first day that is assumed, no pension of right, and a private
 * pension that ends early.
 */
export function CourseHints({ course, name }: { course: IncomeCourse; name: string }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'cover.hint' });
  const { euros } = useFormat();
  const ageText = useAgeText();
  const { occupation, sick, protection, cases, dailySickness } = course;
  const assumed = dailySickness.find(({ isFromDayAssumed }) => isFromDayAssumed);
  const pensions = cases.full.filter(({ kind }) => kind === 'pension');
  const last = pensions.at(-1);
  const endsEarly =
    pensions.length > 1 && last && 'age' in last.from ? { ...last, age: last.from.age } : undefined;
  return (
    <>
      {sick?.kind === 'none' && (
        <Alert tone="warning" title={t(`noSickPay.${occupation === 'selfEmployed' ? 'elected' : 'private'}`)}>
          {t('noSickPay.text')}
        </Alert>
      )}
      {assumed && (
        <Alert tone="info" title={t('assumedDay.title', { day: assumed.fromDay })}>
          {t('assumedDay.text')}
        </Alert>
      )}
      {protection.pension.source === 'notInsured' && (
        <Alert tone="warning" title={t(`notInsured.${protection.pension.kind}`, { name })}>
          {t(`notInsured.${protection.pension.kind}Text`)}
        </Alert>
      )}
      {endsEarly && (
        <Alert
          tone="info"
          title={t('endsEarly.title', { age: ageText(endsEarly.age), gap: euros(endsEarly.gapMonth) })}
        >
          {t('endsEarly.text')}
        </Alert>
      )}
    </>
  );
}
