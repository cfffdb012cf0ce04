import { OfFigure } from '@vp-digital/core/figures';
import { financialGradeFigure, type GradeLever } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, DataList } from '@vp-digital/core/ui';

/** What moves the grade most for what it takes: a form, or euro of a month. The order is that of effect for money. */
export function LeversCard({ levers }: { levers: readonly GradeLever[] }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'gradeSliders.levers' });
  const { t: word } = useTranslation('analysis', { keyPrefix: 'gradeWords' });
  const { euros, number } = useFormat();
  const takes = ({ monthly }: GradeLever) => {
    if (monthly === undefined) return t('unpriced');
    return monthly === 0 ? t('form') : t('monthly', { amount: euros(monthly) });
  };
  return (
    <Card title={t('title')} caption={t('caption')}>
      <OfFigure figure={financialGradeFigure}>
        <DataList
          items={levers.map((lever) => ({
            key: lever.criterion,
            label: t('line', { criterion: word(`criterion.${lever.criterion}`), takes: takes(lever) }),
            value: t('better', {
              grade: number(lever.tenths / 10, { minimumDecimals: 1, maximumDecimals: 1 }),
            }),
          }))}
        />
      </OfFigure>
      <Caption>{t('rule')}</Caption>
    </Card>
  );
}
