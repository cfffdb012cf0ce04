import type { SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Alert } from '@vp-digital/core/ui';
import { doubleCover, expiringInterest } from './hints';

/** What is worth a word: the same cover twice, interest that will not stay. */
export function ContractHints({ data }: { data: Pick<SectionData, 'contracts'> }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { date, euros, language } = useFormat();
  const double = doubleCover(data);
  const expiring = expiringInterest(data, useHost().clock.today());
  const names = new Intl.ListFormat(language).format(double.map((line) => t(`line.${line}`)));
  return (
    <>
      {double.length > 0 && (
        <Alert tone="info" title={t('hint.double', { names })}>
          {t('hint.doubleText')}
        </Alert>
      )}
      {expiring.length > 0 && (
        <Alert tone="warning" title={t('hint.interest', { count: expiring.length })}>
          {expiring.map(({ id, line, until, remainingDebt }) => (
            <p key={id}>
              {remainingDebt === undefined
                ? t('hint.debtMissing', { loan: t(`line.${line}`), date: date(until) })
                : t('hint.debt', {
                    loan: t(`line.${line}`),
                    date: date(until),
                    amount: euros(remainingDebt),
                  })}
            </p>
          ))}
        </Alert>
      )}
    </>
  );
}
