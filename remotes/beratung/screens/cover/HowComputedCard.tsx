import { AssumedPension, FigureCalculation, OfFigure } from '@vp-digital/core/figures';
import {
  disabilityPensionFigure,
  type IncomeCourse,
  pensionProviderOf,
  sickPayFigure,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, Chip, DataList, EstimatedIcon, Stack } from '@vp-digital/core/ui';
import type { PersonData } from '../../shared/wishes/data';

/** The two figures behind the staircase, each with the way it was computed. */
export function HowComputedCard({ course, data, person }: PersonData & { course: IncomeCourse }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'cover.computed' });
  const { euros } = useFormat();
  const { pension } = course.protection;
  const sickPay = course.sick?.kind === 'sickPay' ? course.sick.sickPay : undefined;
  const source =
    pension.source === 'estimate' ? (
      <Chip icon={EstimatedIcon}>{t('estimate')}</Chip>
    ) : (
      t(pension.source === 'record' ? `record.${pensionProviderOf(data, person.id)}` : pension.source)
    );
  const explained = { household: data, input: { personId: person.id }, of: person.name };
  return (
    <Card title={t('title')}>
      <Stack gap="medium">
        <DataList
          items={[
            {
              key: 'sickPay',
              label: t('sickPay'),
              value: sickPay ? (
                <OfFigure figure={sickPayFigure}>{euros(sickPay.netMonth)}</OfFigure>
              ) : (
                t(course.sick ? 'noSickPay' : 'payGoesOn')
              ),
            },
            {
              key: 'pension',
              label: t(pension.kind),
              value: <OfFigure figure={disabilityPensionFigure}>{euros(pension.gross)}</OfFigure>,
            },
            { key: 'source', label: t('source'), value: source },
          ]}
        />
        <AssumedPension assumed={pension.assumed} pension="disability" name={person.name} />
        <FigureCalculation {...explained} figure={sickPayFigure} />
        <FigureCalculation {...explained} figure={disabilityPensionFigure} />
      </Stack>
    </Card>
  );
}
