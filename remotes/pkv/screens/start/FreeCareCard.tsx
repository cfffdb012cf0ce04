import { healthChoiceRules } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card } from '@vp-digital/core/ui';
import { PointList } from '../../shared/module/PointList';
import { freeCarePoints } from './freeCarePoints';

interface FreeCareCardProps {
  name: string;
  isForTime: boolean;
}

/** What somebody with Heilfürsorge needs all the same, now and for the time after the service. */
export function FreeCareCard({ name, isForTime }: FreeCareCardProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'start.freeCare' });
  const { percent } = useFormat();
  const { aidPartner, aidChild, aidPensioner } = healthChoiceRules;
  const share = (rate: number) => percent(rate, { maximumDecimals: 0 });
  const rates = { partner: share(aidPartner), child: share(aidChild), pensioner: share(aidPensioner) };
  return (
    <Card title={t('title')} caption={t('caption', { name })}>
      <PointList
        points={freeCarePoints(isForTime).map((key) => ({
          key,
          title: t(`${key}.title`),
          text: t(`${key}.text`, rates),
        }))}
      />
    </Card>
  );
}
