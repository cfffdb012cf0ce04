import {
  budgetLastAgeOf,
  type BudgetSettings,
  budgetSettingsOf,
  plainBudget,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { VariantsTable } from '../../shared/simulation/VariantsTable';
import type { Budgeted, BudgetOf, Change } from './data';
import { useEventWords } from '../../shared/simulation/events/useEventWords';

/** The plan of today beside its variants: events of each, how tight it becomes and how long the money lasts. */
export function VariantsCard({
  data,
  facts,
  settings,
  result,
  budgetOf,
  onChange,
}: Budgeted & { onChange: Change; budgetOf: BudgetOf }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudget.variants' });
  const { euros, list } = useFormat();
  const { monthText, eventName } = useEventWords(facts, result);
  const personIds = settings.events.flatMap(({ personId }) => personId ?? []);
  return (
    <VariantsTable<BudgetSettings>
      kind="budget"
      variants={data.simulationVariants.items}
      plain={plainBudget}
      shown={settings}
      settingsOf={budgetSettingsOf}
      onShow={onChange}
      kept={{
        personIds: [...new Set(personIds)],
        starts: [],
        events: Object.fromEntries(settings.events.map(({ id, ...event }) => [id, event])),
        keptMore: settings.keptMore,
      }}
      columns={[
        {
          kind: 'text',
          key: 'events',
          header: t('events'),
          cell: ({ settings: own }) =>
            list([
              ...own.events.map(eventName),
              ...(own.keptMore > 0 ? [t('kept', { amount: euros(own.keptMore) })] : []),
            ]) || '–',
        },
        {
          kind: 'text',
          key: 'lowest',
          header: t('lowest'),
          cell: ({ settings: own }) => {
            const { lowest } = budgetOf(own);
            return t('at', { amount: euros(lowest.amount), month: monthText(lowest.month) });
          },
        },
        {
          kind: 'text',
          key: 'lasts',
          header: t('lasts'),
          cell: ({ settings: own }) => {
            const { emptyFrom } = budgetOf(own);
            return emptyFrom === undefined
              ? t('over', { age: budgetLastAgeOf(own) })
              : t('until', { month: monthText(emptyFrom) });
          },
        },
      ]}
    />
  );
}
