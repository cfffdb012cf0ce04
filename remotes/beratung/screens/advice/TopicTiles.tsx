import { OfFigure } from '@vp-digital/core/figures';
import { freeAmountFigure, type NeedComparison, reserveLackFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import {
  BuildingSavingsIcon,
  Card,
  CatalogueIcon,
  EarningPowerIcon,
  InvestmentIcon,
  MedicalIcon,
  PropertyCoverIcon,
  SafetyIcon,
  TaxedPensionIcon,
  TextLink,
} from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import type { AdviceData } from './documents';
import {
  basicPensionSentence,
  buildingSavingsSentence,
  healthSentence,
  investmentSentence,
  planSentence,
  propertySentence,
  type TileSentence,
  workSentence,
} from './tileRules';
import classes from './TopicTiles.module.css';

const tiles = [
  { key: 'work', icon: EarningPowerIcon, route: routes.incomeProtectionNeed, sentence: workSentence },
  { key: 'plan', icon: SafetyIcon, route: routes.securityPlan, sentence: planSentence },
  {
    key: 'basicPension',
    icon: TaxedPensionIcon,
    route: routes.basicPensionNeed,
    sentence: basicPensionSentence,
  },
  {
    key: 'buildingSavings',
    icon: BuildingSavingsIcon,
    route: routes.buildingSavingsNeed,
    sentence: buildingSavingsSentence,
  },
  { key: 'investment', icon: InvestmentIcon, route: routes.investment, sentence: investmentSentence },
  { key: 'health', icon: MedicalIcon, route: routes.pkvStart, sentence: healthSentence },
  { key: 'property', icon: PropertyCoverIcon, route: routes.productList, sentence: propertySentence },
  {
    key: 'catalogue',
    icon: CatalogueIcon,
    route: routes.productCatalogue,
    sentence: (): TileSentence => ({ key: 'list' }),
  },
] as const;

/** What the amount of a sentence is of. */
const figures: Partial<Record<TileSentence['key'], typeof freeAmountFigure | typeof reserveLackFigure>> = {
  toDivide: freeAmountFigure,
  reserveFirst: reserveLackFigure,
};

/** Every topic with the sentence of its rule, made of this household's facts; it leads to its screen where that is offered. */
export function TopicTiles({ data, comparison }: { data: AdviceData; comparison: NeedComparison }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'advice.tiles' });
  const { t: topicWord } = useTranslation('household/needDecisions');
  const { t: lineWord } = useTranslation('household/contracts');
  const nameOf = (key: (typeof tiles)[number]['key']): string => {
    if (key === 'work') return topicWord('topic.work');
    return key === 'basicPension' ? lineWord('line.basicPension') : t(`name.${key}`);
  };
  const { euros, list, date: dateText } = useFormat();
  const date = useHost().clock.today();
  const householdId = useHouseholdId();
  const say = (said: TileSentence): ReactNode => {
    const figure = figures[said.key];
    return figure ? <OfFigure figure={figure}>{sentence(said)}</OfFigure> : sentence(said);
  };
  const sentence = ({ key, names = [], amount = 0, topics = [], date: day, year }: TileSentence): string =>
    t(`sentence.${key}`, {
      names: list(names),
      amount: euros(amount),
      topics: list(topics.map((topic) => topicWord(`topic.${topic}`))),
      date: day === undefined ? '' : dateText(day),
      year: year === undefined ? t('noYear') : String(year),
    });
  return (
    <Card title={t('title')}>
      <ul className={classes['tiles']}>
        {tiles.map(({ key, icon: Symbol, route, sentence: rule }) => (
          <li key={key}>
            <span className={classes['icon']}>
              <Symbol size={20} stroke={1.75} aria-hidden />
            </span>
            <div className={classes['words']}>
              <h3 className={classes['name']}>
                <TextLink keepsWords href={route.href({ householdId })}>
                  {nameOf(key)}
                </TextLink>
              </h3>
              <p className={classes['sentence']}>{say(rule({ data, comparison, date }))}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
