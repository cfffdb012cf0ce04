import { OfFigure } from '@vp-digital/core/figures';
import { accountModelId, accountPlan, freeAmountFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { UndoButton } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Empty, Page, Stack, StepBar } from '@vp-digital/core/ui';
import { useEffect, useState } from 'react';
import { useSteps } from '../../shared/steps/useSteps';
import { AccountsCard } from './AccountsCard';
import type { TwoAccountsData } from './data';
import { FlowCard } from './FlowCard';
import { Headline } from './Headline';
import { OrdersCard } from './OrdersCard';
import { Problems } from './Problems';
import { SettingsCard } from './SettingsCard';
import classes from './TwoAccounts.module.css';
import { VariantCard } from './VariantCard';

/** Where the month's money goes by itself: variants, flow, standing orders, settings and whose account plays which role. */
export function TwoAccountsView({ data }: { data: TwoAccountsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccounts' });
  const outcome = accountPlan(data, useHost().clock.today());
  const householdId = useHouseholdId();
  const paper = useOrdersOnPaper();
  const plan = outcome.kind === 'computed' ? outcome.value : undefined;
  const model = data.accountModel.items[accountModelId];
  const offPaper = paper.isPrinting ? classes['offPaper'] : undefined;
  return (
    <Page
      name={t('name')}
      headline={
        <OfFigure figure={freeAmountFigure}>
          <Headline plan={plan} model={model} />
        </OfFigure>
      }
      actions={
        <>
          <Button href={routes.twoAccountExplanation.href({ householdId })}>{t('explained')}</Button>
          <UndoButton />
        </>
      }
    >
      {!plan && (
        <Card>
          <Empty
            action={
              <Button kind="primary" href={routes.savingsAmount.href({ householdId })}>
                {t('empty.toSavings')}
              </Button>
            }
          >
            {t(outcome.kind === 'missing' ? 'empty.unknown' : 'empty.noAmount')}
          </Empty>
        </Card>
      )}
      {plan && (
        <>
          <div className={offPaper}>
            <Stack>
              {plan.partners.length > 1 && <VariantCard data={data} plan={plan} />}
              <Problems data={data} plan={plan} />
              <FlowCard data={data} plan={plan} />
            </Stack>
          </div>
          <OrdersCard data={data} plan={plan} onPrint={paper.print} />
          <div className={offPaper}>
            <Stack>
              <SettingsCard data={data} plan={plan} />
              <AccountsCard data={data} />
            </Stack>
          </div>
        </>
      )}
      <StepBar {...useSteps('twoAccounts')} isSecondary={!plan} />
    </Page>
  );
}

/** Prints the standing orders alone: what else stands on the page is left out as long as the browser's dialog is open. */
function useOrdersOnPaper() {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const end = () => setPrinting(false);
    window.addEventListener('afterprint', end, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [isPrinting]);
  return { isPrinting, print: () => setPrinting(true) };
}
