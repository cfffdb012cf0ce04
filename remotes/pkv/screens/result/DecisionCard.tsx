import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Alert, Caption, Card, Chip, SelectField, Stack, TextField } from '@vp-digital/core/ui';
import { useHealthPlan } from '../../shared/module/useHealthPlan';
import type { ResultPerson } from './data';
import { ToCart } from './ToCart';
import { type OpenPrivate, options, type Ways } from './waysOf';

/** What the person says to it. A "Ja" to a private tariff stays "später" while something is open. */
export function DecisionCard({
  data,
  person,
  ways,
  open,
}: ResultPerson & { ways: Ways; open: readonly OpenPrivate[] }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'result.decision' });
  const { t: code } = useTranslation('household/healthPlans');
  const { list, date } = useFormat();
  const today = useHost().clock.today();
  const plan = useHealthPlan({ data, person });
  const choice = plan.choice('decision', t('decision', { name: person.name }));
  const { decision, decidedOn } = data.healthPlans.items[person.id] ?? {};
  const isLater = decision === 'private' && open.length > 0;
  return (
    <Card
      title={t('title', { name: person.name })}
      actions={
        decision && <Chip tone={isLater ? 'warning' : 'positive'}>{t(isLater ? 'later' : 'decided')}</Chip>
      }
    >
      <Stack gap="medium">
        <SelectField
          {...choice}
          emptyLabel={t('none')}
          options={options.map((value) => ({ value, label: code(`decision.${value}`) }))}
          onChange={(value) => {
            plan.set('decidedOn', value && today, t('decidedOn'));
            choice.onChange(value);
          }}
        />
        {decidedOn && <Caption>{t('on', { date: date(decidedOn) })}</Caption>}
        {isLater && (
          <Alert tone="warning" title={t('open', { open: list(open.map((one) => t(`openOf.${one}`))) })}>
            {t('openText')}
          </Alert>
        )}
        <TextField {...plan.field('decisionReason', t('reason'))} lines={3} maxLength={1000} />
        {decision && decision !== 'stay' && (
          <ToCart data={data} person={person} ways={ways} option={decision} isLater={isLater} />
        )}
        {decision === 'stay' && <Caption>{t('stay')}</Caption>}
      </Stack>
    </Card>
  );
}
