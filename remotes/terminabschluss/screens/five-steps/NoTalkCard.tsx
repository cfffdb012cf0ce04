import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Empty } from '@vp-digital/core/ui';

/** None goes on: one is begun, or entered afterwards, on the overview. */
export function NoTalkCard() {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'fiveSteps.noTalk' });
  const householdId = useHouseholdId();
  return (
    <Card
      title={t('title')}
      foot={<Button href={routes.householdOverview.href({ householdId })}>{t('go')}</Button>}
    >
      <Empty>{t('text')}</Empty>
    </Card>
  );
}
