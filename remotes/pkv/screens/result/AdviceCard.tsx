import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Card, SelectField, Stack, TextField } from '@vp-digital/core/ui';
import { useHealthPlan } from '../../shared/module/useHealthPlan';
import type { ResultPerson } from './data';
import { options, type Ways } from './waysOf';

/** What is recommended, and why: not before the wishes and the costs are known. */
export function AdviceCard({ data, person, ways }: ResultPerson & { ways: Ways }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'result.advice' });
  const { t: code } = useTranslation('household/healthPlans');
  const plan = useHealthPlan({ data, person });
  const { stay, private: own } = ways.ways;
  const isKnown = stay.fit !== undefined && stay.month !== undefined && own.month !== undefined;
  const choice = plan.choice('recommendation', t('recommendation'));
  const reason = plan.field('reason', t('reason'));
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        {!isKnown && (
          <Alert tone="warning" title={t('notYet.title')}>
            {t('notYet.text')}
          </Alert>
        )}
        <SelectField
          {...choice}
          disabled={choice.disabled || (!isKnown && choice.value === undefined)}
          emptyLabel={t('none')}
          options={options.map((value) => ({ value, label: code(`recommendation.${value}`) }))}
        />
        <TextField
          {...reason}
          lines={4}
          maxLength={1000}
          hint={t('reasonHint')}
          warning={reason.warning ?? (choice.value && !reason.value ? t('reasonMissing') : undefined)}
        />
      </Stack>
    </Card>
  );
}
