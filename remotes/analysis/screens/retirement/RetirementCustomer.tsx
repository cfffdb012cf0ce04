import {
  CustomerCard,
  CustomerPage,
  CustomerRows,
  Enlarged,
  NextStep,
  useNames,
} from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import {
  lastAgeOf,
  type PageProps,
  retirementSimulation,
  retirementGapFigure,
  retirementResult,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { RetirementPageData, Simulated } from './data';
import { Headline } from './Headline';
import { livedOn } from './livedOn';
import { PhasesChart } from './PhasesChart';
import { useShownSettings } from './shownSettings';
import { usePhaseText } from './usePhaseText';
import { WealthChart } from './WealthChart';

/** How far the money goes in retirement, for the customer. */
export default function RetirementCustomer({ data }: PageProps<RetirementPageData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirementCustomer' });
  const settings = useShownSettings(data);
  const facts = retirementSimulation(data, useHost().clock.today());
  const name = t('name', { names: useNames(data) });
  if (facts.kind === 'computed')
    return <Planned data={data} facts={facts.value} settings={settings} name={name} />;
  return (
    <CustomerPage ask={t('ask')} name={name} headline={t('unknown')}>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}

function Planned({ name, ...shared }: Simulated & { name: string }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirementCustomer' });
  const { euros } = useFormat();
  const { facts, settings } = shared;
  const result = retirementResult(facts, settings);
  const { name: phaseName, detail } = usePhaseText(facts, result);
  const rows = livedOn(result);
  const need = rows[0]?.phase.need ?? 0;
  const most = Math.max(1, ...rows.map(({ phase, there }) => Math.max(phase.need, there)));
  const decades = result.years.filter(({ age }) => age % 10 === 0 || age === lastAgeOf(settings));
  return (
    <CustomerPage
      ask={t(facts.allRetired ? 'askRetired' : 'ask')}
      name={name}
      headline={<Headline {...shared} result={result} />}
    >
      <OfFigure figure={retirementGapFigure}>
        <CustomerCard wide title={t('phases')}>
          <Enlarged narrow={false}>
            <PhasesChart facts={facts} result={result} />
          </Enlarged>
          <CustomerRows
            result={t('phases')}
            rows={[
              {
                key: 'need',
                name: t('need'),
                value: euros(need),
                certainty: 'estimated',
                share: need / most,
              },
              ...rows.map((row) => ({
                key: row.key,
                name: phaseName(row),
                detail: row.gap > 0 ? t('gap', { gap: euros(row.gap) }) : detail(row),
                value: euros(row.there),
                certainty: 'estimated' as const,
                share: row.there / most,
              })),
            ]}
          />
        </CustomerCard>
        <CustomerCard wide title={t('wealth')}>
          {result.years.some(({ capital }) => capital > 0) ? (
            <Enlarged
              narrow={
                <CustomerRows
                  result={t('wealth')}
                  rows={decades.map(({ age, capital }) => ({
                    key: String(age),
                    name: t('atAge', { age }),
                    value: euros(capital),
                    certainty: 'estimated',
                  }))}
                />
              }
            >
              <WealthChart {...shared} result={result} money="real" />
            </Enlarged>
          ) : (
            <p>{t('noSavings')}</p>
          )}
        </CustomerCard>
      </OfFigure>
      <NextStep about={t('next')}>{t(facts.allRetired ? 'whyRetired' : 'why')}</NextStep>
    </CustomerPage>
  );
}
