import { whyNoLoss } from './whyNoLoss';
import { CustomerCard, CustomerPage, CustomerRows, Enlarged, NextStep } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import {
  adults,
  type Certainty,
  certaintyOf,
  earningLoss,
  earningLossFacts,
  householdNetFigure,
  type PageProps,
  protectionGapFigure,
  readyMoneyFigure,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { BalanceChart } from './BalanceChart';
import { shownIn, type ManpowerData, type Simulated } from './data';
import { Headline } from './Headline';
import { IncomeChart } from './IncomeChart';
import { stretchMonths } from './months';
import { useShownLoss } from './shownLoss';
import { useLossWords } from './useLossWords';

/** What happens to the household when somebody's work stops, for the customer. */
export default function ManpowerCustomer({ data }: PageProps<ManpowerData>) {
  const { person } = usePersonChoice(adults(data));
  return person && <OfPerson data={data} person={person} />;
}

function OfPerson({ data, person }: Pick<Simulated, 'data' | 'person'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'manpowerCustomer' });
  const settings = useShownLoss(person.id);
  const facts = earningLossFacts(data, person.id, useHost().clock.today());
  if (facts.kind === 'computed') {
    const result = earningLoss(facts.value, settings);
    return <Shown data={data} person={person} facts={facts.value} settings={settings} result={result} />;
  }
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name', { name: person.name })}
      headline={t(facts.kind === 'missing' ? 'unknown' : whyNoLoss(data, person.id), { name: person.name })}
    >
      <NextStep about={t('next')}>{t('whyNot')}</NextStep>
    </CustomerPage>
  );
}

function Shown(shared: Simulated) {
  const { t } = useTranslation('analysis', { keyPrefix: 'manpowerCustomer' });
  const { euros } = useFormat();
  const { caseName, startText, lastsText } = useLossWords(shared.facts);
  const { person, settings, result } = shared;
  const shown = [result.before, ...stretchMonths(result)];
  const date = useHost().clock.today();
  /** What holds today is as sure as its figure, all that comes later is computed with assumptions. */
  const certaintyIn = (month: number, now: Certainty): Certainty =>
    month === 0 && settings.start === 0 ? now : 'estimated';
  const income = certaintyOf(householdNetFigure, shared.data, { date });
  const money = certaintyOf(readyMoneyFigure, shared.data, { date });
  return (
    <CustomerPage ask={t('ask')} name={t('name', { name: person.name })} headline={<Headline {...shared} />}>
      <OfFigure figure={protectionGapFigure}>
        <CustomerCard title={t('case')}>
          <CustomerRows
            rows={[
              { key: 'case', name: t('what'), value: `${caseName(settings.case)}, ${lastsText(settings)}` },
              { key: 'start', name: t('start'), value: startText(settings.start) },
              ...(settings.cover > 0
                ? [{ key: 'cover', name: t('cover'), value: euros(settings.cover) }]
                : []),
              { key: 'gap', name: t('gap', { count: result.gap.months }), value: euros(result.gap.sum) },
            ]}
          />
        </CustomerCard>
        <CustomerCard wide title={t('month')}>
          <Enlarged
            narrow={
              <CustomerRows
                result={t('month')}
                rows={shown.map((one) => ({
                  key: String(one.month),
                  name: one.month === 0 ? t('before') : t('inMonth', { month: one.month }),
                  detail: t('spending', { amount: euros(shownIn('real', one, one.spending)) }),
                  value: euros(shownIn('real', one, one.income)),
                  certainty: certaintyIn(one.month, income),
                }))}
              />
            }
          >
            <IncomeChart {...shared} money="real" />
          </Enlarged>
        </CustomerCard>
      </OfFigure>
      <OfFigure figure={readyMoneyFigure}>
        <CustomerCard wide title={t('balance')}>
          <Enlarged
            narrow={
              <CustomerRows
                result={t('balance')}
                rows={shown.map((one) => ({
                  key: String(one.month),
                  name: one.month === 0 ? t('before') : t('inMonth', { month: one.month }),
                  value: euros(shownIn('real', one, one.balance)),
                  certainty: certaintyIn(one.month, money),
                }))}
              />
            }
          >
            <BalanceChart result={result} money="real" />
          </Enlarged>
        </CustomerCard>
      </OfFigure>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
