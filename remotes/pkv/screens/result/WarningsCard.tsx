import { healthChoiceRules } from '@vp-digital/core/finance';
import { healthWarnings } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Card, Checkbox, Chip, Stack } from '@vp-digital/core/ui';
import { useHealthPlan } from '../../shared/module/useHealthPlan';
import type { ResultPerson } from './data';
import { openWarnings, type Ways } from './waysOf';

/** What has to be clear before anybody leaves the fund: each confirmed by itself, with its day. */
export function WarningsCard({ data, person, ways }: ResultPerson & { ways: Ways }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'result.warnings' });
  const { t: name } = useTranslation('pkv', { keyPrefix: 'benefits.name' });
  const { list, date, euros } = useFormat();
  const today = useHost().clock.today();
  const plan = useHealthPlan({ data, person });
  const { tariff } = ways;
  const { stay, private: own } = ways.ways;
  const warned = data.healthPlans.items[person.id]?.warned ?? {};
  const open = openWarnings({ warned }, tariff).length;
  const more =
    own.retired === undefined || stay.retired === undefined ? undefined : own.retired - stay.retired;
  const values = {
    age: healthChoiceRules.returnAge,
    names: list(tariff.below.map((key) => name(key))),
    difference: more === undefined ? '' : euros(Math.abs(more)),
  };
  const oldAge = more === undefined ? 'oldAgeUnknown' : more > 0 ? 'oldAge' : 'oldAgeLess';
  return (
    <Card
      title={t('title')}
      caption={t('caption')}
      actions={
        open > 0 ? (
          <Chip tone="warning">{t('open', { count: open })}</Chip>
        ) : (
          <Chip tone="positive">{t('done')}</Chip>
        )
      }
    >
      <Stack gap="medium">
        {healthWarnings
          .filter((key) => key !== 'belowFund' || tariff.below.length > 0)
          .map((key) => {
            const label = t(`text.${key === 'oldAge' ? oldAge : key}`, values);
            const choice = plan.choice('warned', label);
            const on = warned[key];
            return (
              <Checkbox
                key={key}
                label={label}
                hint={on && t('on', { name: person.name, date: date(on) })}
                value={on !== undefined}
                error={choice.error}
                disabled={choice.disabled}
                onChange={(isSaid) => {
                  const { [key]: _, ...others } = warned;
                  choice.onChange(isSaid ? { ...others, [key]: today } : others);
                }}
              />
            );
          })}
      </Stack>
    </Card>
  );
}
