import { healthChoiceRules } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card } from '@vp-digital/core/ui';
import { PointList } from '../../shared/module/PointList';

const warnings = ['return', 'family', 'income', 'disclosure'] as const;

/** What has to be clear before anybody decides. */
export function WarningsCard() {
  const { t } = useTranslation('pkv', { keyPrefix: 'start.warnings' });
  const age = healthChoiceRules.returnAge;
  return (
    <Card title={t('title')} caption={t('caption')}>
      <PointList
        points={warnings.map((key) => ({ key, title: t(`${key}.title`, { age }), text: t(`${key}.text`) }))}
      />
    </Card>
  );
}
