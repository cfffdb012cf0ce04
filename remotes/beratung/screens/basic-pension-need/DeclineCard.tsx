import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Stack, TextField } from '@vp-digital/core/ui';
import type { PensionPerson } from '../../shared/pension/data';
import { usePensionPlan } from '../../shared/pension/usePensionPlan';

/** That it does not suit is a result of full rank: with its reason, and with the layer that is talked about instead. */
export function DeclineCard({ data, person }: PensionPerson) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionNeed.decline' });
  const householdId = useHouseholdId();
  const plan = usePensionPlan({ data, person });
  const isDeclined = Boolean(data.basicPensionPlans.items[person.id]?.declinedReason);
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <TextField
          {...plan.field('declinedReason', t('reason'))}
          name="grund"
          hint={t('hint')}
          lines={2}
          maxLength={500}
        />
        {isDeclined && (
          <>
            <p>{t('instead')}</p>
            <p>
              <Button href={routes.investment.href({ householdId })}>{t('toInvestment')}</Button>
            </p>
          </>
        )}
      </Stack>
    </Card>
  );
}
