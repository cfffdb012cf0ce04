import { OfFigure, WithoutIncome } from '@vp-digital/core/figures';
import {
  adultsWithoutIncome,
  householdNet,
  householdNetFigure,
  netEstimateFigure,
  type Period,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { NewerEntries, WhollyKnown } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { Columns, Key, Page, StepBar } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useSteps } from '../../shared/steps/useSteps';
import { PeriodActions } from '../../shared/layout/PeriodActions';
import { useFileImports } from '../../shared/file-import/useFileImports';
import { statementImport } from '../../shared/statement-import/statementImport';
import { incomesImport } from './list/incomesImport';
import { ChildBenefitHint } from './ChildBenefitHint';
import { GrossToNetCard } from './GrossToNetCard';
import { HouseholdNetCard } from './HouseholdNetCard';
import { firstPaper } from './incomePapers';
import { PersonIncomes } from './PersonIncomes';
import { adults, type IncomeData } from '../../shared/income/data';

/** Every adult's incomes, what they add up to, and how gross becomes net. */
export function IncomeView({ data }: { data: IncomeData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { euros, list } = useFormat();
  const [period, setPeriod] = useState<Period>('month');
  const imports = useFileImports([statementImport, incomesImport]);
  const people = adults(data);
  const net = householdNet(data);
  const lacking = adultsWithoutIncome(data);
  const counted = people.filter(({ id }) => !lacking.includes(id));
  const whose = counted.length > 0 ? counted : people; // child benefit alone is everybody's
  const names = list(whose.map(({ name }) => name));
  const amount = euros(period === 'month' ? net.monthly : net.annual);
  return (
    <Page
      name={t('name')}
      headline={
        net.monthly > 0 ? (
          <OfFigure figure={householdNetFigure}>
            <Trans
              t={t}
              i18nKey={net.unknown > 0 ? `headlinePartly.${period}` : `headline.${period}`}
              count={whose.length}
              values={{ names, amount, extra: net.extraPerYear > 0 ? t('withExtra') : '' }}
              components={{ key: <Key /> }}
            />
            <WithoutIncome />
          </OfFigure>
        ) : (
          t(
            `headlineEmpty.${firstPaper(
              data,
              people.map(({ id }) => id),
            )}`,
          )
        )
      }
      actions={
        <>
          <PeriodActions period={period} onChange={setPeriod} />
          {imports.buttons}
        </>
      }
    >
      {imports.part}
      <Columns count={people.length > 1 ? 2 : 1}>
        {people.map((person, index) => (
          <PersonIncomes
            key={person.id}
            person={person}
            tone={index === 0 ? 'first' : 'second'}
            data={data}
          />
        ))}
      </Columns>
      <NewerEntries section="persons" />
      <WhollyKnown documents={['persons', 'incomes']}>
        <ChildBenefitHint data={data} />
      </WhollyKnown>
      <OfFigure figure={netEstimateFigure}>
        <GrossToNetCard data={data} />
      </OfFigure>
      <OfFigure figure={householdNetFigure}>
        <HouseholdNetCard data={data} period={period} />
      </OfFigure>
      <StepBar {...useSteps('income')} />
    </Page>
  );
}
