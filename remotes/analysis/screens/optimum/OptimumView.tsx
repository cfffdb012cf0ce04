import { optimum, optimumSteps } from '@vp-digital/core/household';
import { lawFor } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePart } from '@vp-digital/core/micro-app';
import { UndoButton } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Empty, Page, StepBar } from '@vp-digital/core/ui';
import { useId, useState } from 'react';
import { useSteps } from '../../shared/steps/useSteps';
import type { OptimumData } from '../../shared/optimum/data';
import { Headline } from './Headline';
import { StepTable } from './StepTable';

const parts = { load: () => import('./parts') };
const below = { load: () => import('./below') };

/** What is open, lever by lever; what nobody can count yet, and what only brings money sooner. */
export function OptimumView({ data }: { data: OptimumData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimum' });
  const date = useHost().clock.today();
  const steps = useSteps('optimum');
  const householdId = useHouseholdId();
  const sheetId = useId();
  const [opened, setOpened] = useState<string>();
  const { LeverSheet } = usePart(parts, opened !== undefined) ?? {};
  const {
    ChildSupplementCard,
    ConditionState,
    NotCountedCard,
    StateLinks,
    TakeOver,
    TaxClassCard,
    UsedCard,
  } = usePart(below, false) ?? {};
  const found = optimum({ household: data, date });
  const rows = optimumSteps(found);
  const toggle = (key: string) => setOpened(opened === key ? undefined : key);
  return (
    <Page name={t('name')} headline={<Headline found={found} steps={rows} />} actions={<UndoButton />}>
      {opened !== undefined && LeverSheet && (
        <LeverSheet
          TakeOver={TakeOver}
          key={opened}
          id={sheetId}
          opened={opened}
          found={found}
          data={data}
          onClose={() => setOpened(undefined)}
        />
      )}
      <Card title={t('table')} caption={t('ofYear', { year: lawFor(date).year })}>
        {rows.length > 0 ? (
          <StepTable
            TakeOver={TakeOver}
            ConditionState={ConditionState}
            rows={rows}
            data={data}
            opened={opened}
            sheetId={sheetId}
            onOpen={toggle}
          />
        ) : (
          <Empty action={<Button href={routes.income.href({ householdId })}>{t('toIncome')}</Button>}>
            {t('empty')}
          </Empty>
        )}
      </Card>
      {rows.length > 0 && UsedCard && <UsedCard />}
      {NotCountedCard && (
        <NotCountedCard found={found} data={data} opened={opened} sheetId={sheetId} onOpen={toggle} />
      )}
      {ChildSupplementCard && <ChildSupplementCard data={data} />}
      {TaxClassCard && <TaxClassCard data={data} />}
      {StateLinks && <StateLinks route={routes.optimumOfSnapshot} />}
      <StepBar {...steps} />
    </Page>
  );
}
