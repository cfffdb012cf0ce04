import type { IncomeCourse } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { CalculationButton, Card, Chip, DataList, EstimatedIcon, Stack, useSheet } from '@vp-digital/core/ui';
import { PensionSheet } from './PensionSheet';
import { SickPaySheet } from './SickPaySheet';

/** The two figures behind the staircase, each with the way it was computed. */
export function HowComputedCard({ course, name }: { course: IncomeCourse; name: string }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'cover.computed' });
  const { euros } = useFormat();
  const sickSheet = useSheet();
  const pensionSheet = useSheet();
  const { pension } = course.protection;
  const sickPay = course.sick?.kind === 'sickPay' ? course.sick.sickPay : undefined;
  const source =
    pension.source === 'estimate' ? <Chip icon={EstimatedIcon}>{t('estimate')}</Chip> : t(pension.source);
  return (
    <>
      <Card title={t('title')}>
        <Stack gap="medium">
          <DataList
            items={[
              ...(sickPay
                ? [{ key: 'sickPay', label: t('sickPay'), value: euros(sickPay.netMonth) }]
                : [
                    {
                      key: 'sickPay',
                      label: t('sickPay'),
                      value: t(course.sick ? 'noSickPay' : 'payGoesOn'),
                    },
                  ]),
              { key: 'pension', label: t(pension.kind), value: euros(pension.gross) },
              { key: 'source', label: t('source'), value: source },
            ]}
          />
          {sickPay && <CalculationButton {...sickSheet.button} label={t('openSickPay')} />}
          {pension.estimate && <CalculationButton {...pensionSheet.button} label={t('openPension')} />}
        </Stack>
      </Card>
      {sickPay && <SickPaySheet {...sickSheet.sheet} name={name} result={sickPay} />}
      {pension.estimate && <PensionSheet {...pensionSheet.sheet} name={name} result={pension.estimate} />}
    </>
  );
}
