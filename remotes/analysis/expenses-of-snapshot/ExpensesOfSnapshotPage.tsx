import { expensesWords } from '@vp-digital/core/household/words/expenses';
import { incomesWords } from '@vp-digital/core/household/words/incomes';
import { snapshotsWords } from '@vp-digital/core/household/words/snapshots';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { routes } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/analysis/expensesOfSnapshot.json';
import { budgetTexts } from '../expenses/budgetTexts';
import { FrozenPage } from '../frozen/FrozenPage';
import { frozenTexts } from '../frozen/frozenTexts';
import { FrozenBudget } from './FrozenBudget';
import { Headline } from './Headline';

export const texts = {
  de: german,
  en: () =>
    import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/expensesOfSnapshot.json'),
};

export const words = [budgetTexts, frozenTexts, expensesWords, incomesWords, snapshotsWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/expensesOfSnapshot': typeof german;
  }
}

/** By way of this page: the customer's needs its figures, which are not to be fetched twice. */
export const customer = () => import(/* webpackChunkName: "customer-then" */ './ExpensesOfSnapshotCustomer');

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
