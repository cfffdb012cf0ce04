import type { Cents } from '@vp-digital/core/finance';
import {
  type EventEffect,
  type Goal,
  plannedSavings,
  savingsPlanId,
  savingsPlanOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { ActionDialog, Button, Checkbox, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { Budgeted, Change } from './data';
import { useEventWords } from '../../shared/simulation/events/useEventWords';

/** A goal that an event becomes: its target is what has to be there when it begins. */
interface NewGoal {
  effect: EventEffect;
  category: Goal['category'];
  target: Cents;
}

/** Makes what is tried the plan: each entry that would be written, with its old and its new value, and only what is chosen. */
export function TakeOver({ data, facts, settings, result, onChange }: Budgeted & { onChange: Change }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudget.takeOver' });
  const { euros } = useFormat();
  const { eventName, monthText } = useEventWords(facts, result);
  const plans = useEntries('savingsPlan');
  const goals = useEntries('goals');
  const [opened, setOpened] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const planned = plannedSavings(data, useHost().clock.today());
  const plan = savingsPlanOf(data);
  const amount =
    settings.keptMore > 0 && planned.kind === 'computed'
      ? planned.value.potential.savings + settings.keptMore
      : undefined;
  const news = result.plan.effects.flatMap(goalOf);
  if (amount === undefined && news.length === 0) return undefined;
  const keys = [...(amount === undefined ? [] : ['amount']), ...news.map(({ effect }) => effect.event.id)];
  const isChosen = (key: string) => !left.includes(key);
  const choose = (key: string) => (chosen: boolean) =>
    setLeft(chosen ? left.filter((one) => one !== key) : [...left, key]);
  const take = () => {
    if (amount !== undefined && isChosen('amount')) {
      if (plan) plans.change(savingsPlanId, { amount }, t('amount'));
      else plans.put(savingsPlanId, { position: 0, amount }, t('amount'));
    }
    const taken = news.filter(({ effect }) => isChosen(effect.event.id));
    for (const [index, { effect, category, target }] of taken.entries()) {
      const title = eventName(effect.event).slice(0, 60);
      const position = Object.keys(data.goals.items).length + index;
      const term = effect.event.from;
      goals.put(
        crypto.randomUUID(),
        { position, category, title, target, term, priority: 'should', saved: 0, rate: 0 },
        title,
      );
    }
    onChange({ events: settings.events.flatMap((event) => withoutGoal(event, taken)) });
    setOpened(false);
  };
  return (
    <>
      <Button kind="primary" writes onClick={() => setOpened(true)}>
        {t('open')}
      </Button>
      <ActionDialog
        title={t('open')}
        opened={opened}
        action={t('action')}
        incomplete={!keys.some(isChosen)}
        onClose={() => setOpened(false)}
        onAction={take}
      >
        <p>{t('text')}</p>
        <Stack>
          {amount !== undefined && (
            <Checkbox
              label={t('saving', {
                before: plan?.amount === undefined ? t('none') : t('monthly', { amount: euros(plan.amount) }),
                after: t('monthly', { amount: euros(amount) }),
              })}
              value={isChosen('amount')}
              onChange={choose('amount')}
            />
          )}
          {news.map(({ effect, target }) => (
            <Checkbox
              key={effect.event.id}
              label={t('goal', {
                title: eventName(effect.event),
                amount: euros(target),
                month: monthText(effect.from),
              })}
              value={isChosen(effect.event.id)}
              onChange={choose(effect.event.id)}
            />
          ))}
        </Stack>
      </ActionDialog>
    </>
  );
}

/** Own money of a house; of time off what is missing of the pay. Other events are no amount that one saves up for. */
function goalOf(effect: EventEffect): NewGoal[] {
  const { event, lacks, neverRepaid, from, until, monthly } = effect;
  if (lacks.length > 0 || neverRepaid) return [];
  if (event.kind === 'house')
    return event.once !== undefined && event.once > 0
      ? [{ effect, category: 'home', target: event.once }]
      : [];
  if (event.kind !== 'sabbatical' && event.kind !== 'parentalLeave') return [];
  const months = until - from;
  const unpaid = Math.max(0, months - (event.amountMonths ?? months));
  const target = -monthly * months + (event.amount ?? 0) * unpaid;
  return target > 0 ? [{ effect, category: 'timeOff', target }] : [];
}

/** What has become a goal is in the plan by itself, and would count twice. */
function withoutGoal(event: EventEffect['event'], taken: readonly NewGoal[]): EventEffect['event'][] {
  if (!taken.some(({ effect }) => effect.event.id === event.id)) return [event];
  return event.kind === 'house' ? [{ ...event, once: 0 }] : [];
}
