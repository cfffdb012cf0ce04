import { useTranslation } from '@vp-digital/core/libs/i18n';
import { routes } from '@vp-digital/core/reference';
import { FrozenPage } from '../../shared/frozen/FrozenPage';
import { FrozenBudget } from './FrozenBudget';
import { Headline } from './Headline';

/** Ausgaben zum Stichtag: the budget as a state has kept it. */
export default function ExpensesOfSnapshotPage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'expensesOfSnapshot' });
  return (
    <FrozenPage
      name={t('name')}
      headline={(state) => <Headline state={state} />}
      route={routes.expensesOfSnapshot}
      isKept={({ derived }) => derived?.figures !== undefined}
      today={{ label: t('today'), route: routes.expensesReading }}
    >
      {(state) => <FrozenBudget state={state} />}
    </FrozenPage>
  );
}
