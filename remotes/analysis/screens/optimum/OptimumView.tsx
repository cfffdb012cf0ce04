import { adults, isPayUntold, openQuestions, optimum, optimumSteps } from '@vp-digital/core/household';
import { lawFor } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { UndoButton } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Empty, Page, StepBar } from '@vp-digital/core/ui';
import { useId, useState } from 'react';
import { useSteps } from '../../shared/steps/useSteps';
import type { OptimumData } from '../../shared/optimum/data';
import { StateLinks } from '../../shared/frozen/StateLinks';
import { ChildSupplementCard } from './ChildSupplementCard';
import { Headline } from './Headline';
import { LeverSheet } from './LeverSheet';
import { NotCountedCard } from './NotCountedCard';
import { StepTable } from './StepTable';
import { TaxClassCard } from './TaxClassCard';
import { UsedCard } from './UsedCard';

/** What is open, lever by lever; what nobody can count yet, and what only brings money sooner. */
export function OptimumView({ data }: { data: OptimumData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimum' });
  const date = useHost().clock.today();
  const steps = useSteps('optimum');
  const householdId = useHouseholdId();
  const sheetId = useId();
  const [opened, setOpened] = useState<string>();
  const found = optimum({ household: data, date });
  const rows = optimumSteps(found);
  const questions = isIncomeKnown(data) ? openQuestions(data, found).length : 0;
  const toggle = (key: string) => setOpened(opened === key ? undefined : key);
  return (
    <Page
      name={t('name')}
      headline={<Headline found={found} steps={rows} questions={questions} />}
      actions={<UndoButton />}
    >
      {opened !== undefined && (
        <LeverSheet
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
          <StepTable rows={rows} data={data} opened={opened} sheetId={sheetId} onOpen={toggle} />
        ) : (
          <Empty
            action={
              questions === 0 && <Button href={routes.income.href({ householdId })}>{t('toIncome')}</Button>
            }
          >
            {t(questions === 0 ? 'empty' : 'emptyQuestions')}
          </Empty>
        )}
      </Card>
      {rows.length > 0 && <UsedCard />}
      <NotCountedCard found={found} data={data} opened={opened} sheetId={sheetId} onOpen={toggle} />
      <ChildSupplementCard data={data} />
      <TaxClassCard data={data} />
      <StateLinks route={routes.optimumOfSnapshot} />
      <StepBar {...steps} />
    </Page>
  );
}

/** Whether the household has told what everybody earns: then the income is not what is missing. */
const isIncomeKnown = (data: OptimumData): boolean => {
  const incomes = Object.values(data.incomes.items);
  return (
    incomes.length > 0 &&
    incomes.every(({ net }) => net !== undefined) &&
    adults(data).every(({ id }) => !isPayUntold(data, id))
  );
};
