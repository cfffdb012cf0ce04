import {
  CustomerCard,
  CustomerPage,
  type CustomerRow,
  CustomerRows,
  FigureCard,
  NextStep,
  useNames,
} from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import {
  certaintyOf,
  leverEffort,
  openQuestions,
  optimum,
  optimumFigure,
  type OptimumStep,
  optimumSteps,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { OptimumData } from '../../shared/optimum/data';
import { useLeverWords } from '../../shared/optimum/useLeverWords';

/** What is open and how it is taken, what is used already, and what is still to be found out. */
export function CustomerOptimum({ data }: { data: OptimumData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumCustomer' });
  const { euros } = useFormat();
  const { stepName } = useLeverWords(data);
  const date = useHost().clock.today();
  const found = optimum({ household: data, date });
  const steps = optimumSteps(found);
  const open = steps.filter((step) => step.open > 0);
  const used = steps.filter((step) => step.used > 0);
  const unknown = [...found.toCheck, ...openQuestions(data, found)];
  const [first] = open;
  const certainty = certaintyOf(optimumFigure, data, { date });
  const effortOf = ({ levers: [lever] }: OptimumStep) => leverEffort[lever.lever];
  const rowOf = (part: 'used' | 'open', step: OptimumStep): CustomerRow => ({
    key: step.key,
    name: stepName(step.levers),
    ...(part === 'open' && {
      detail: t(`effort.${effortOf(step)}`),
      share: first ? step.open / first.open : 0,
      certainty,
    }),
    value: <OfFigure figure={optimumFigure}>{euros(step[part])}</OfFigure>,
  });
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name', { names: useNames(data) })}
      headline={
        found.open > 0 ? (
          <OfFigure figure={optimumFigure}>
            <Trans
              t={t}
              i18nKey="headline"
              values={{ amount: euros(found.open) }}
              components={{ key: <Key /> }}
            />
          </OfFigure>
        ) : (
          t(steps.length > 0 ? 'headlineAll' : 'headlineEmpty')
        )
      }
    >
      {steps.length > 0 && (
        <FigureCard
          figure={optimumFigure}
          input={{}}
          caption={(value) =>
            t('usedOfPossible', { used: euros(value.used), possible: euros(value.possible) })
          }
        />
      )}
      {open.length > 0 && (
        <CustomerCard title={t('open')}>
          <CustomerRows rows={open.map((step) => rowOf('open', step))} />
        </CustomerCard>
      )}
      {used.length > 0 && (
        <CustomerCard title={t('used')}>
          <CustomerRows rows={used.map((step) => rowOf('used', step))} />
        </CustomerCard>
      )}
      {unknown.length > 0 && (
        <CustomerCard title={t('unknown')}>
          <CustomerRows
            rows={unknown.map((lever) => ({
              key: `${lever.lever}-${lever.personId}`,
              name: stepName([lever]),
              value: t('stillOpen'),
            }))}
          />
        </CustomerCard>
      )}
      {first && <NextStep about={stepName(first.levers)}>{t(`why.${effortOf(first)}`)}</NextStep>}
    </CustomerPage>
  );
}
