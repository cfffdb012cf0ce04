import { OfFigure, useFactWords, useLinkToFact } from '@vp-digital/core/figures';
import {
  debtAtFixedInterestEndFigure,
  type People,
  type RecordedFact,
  shortNameOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { type Hint, TextLink } from '@vp-digital/core/ui';
import type { ContractHint } from './hintList';

/** By its name alone: the page does not carry how it is computed. */
const optimum = { name: 'optimum', documents: ['persons', 'incomes', 'contracts'] } as const;

/** A hint in words. */
export function useHintText(household: People): (hint: ContractHint) => Hint {
  const { persons } = household;
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { t: code } = useTranslation('household/contracts');
  const { date, euros, list, money, percent } = useFormat();
  const { factName } = useFactWords(household);
  const linkTo = useLinkToFact();
  return (hint) => {
    switch (hint.kind) {
      case 'ended':
      case 'unnamed': {
        const { id, contract } = hint.entry;
        const words = { name: code(`line.${contract.line}`), date: contract.end && date(contract.end) };
        return {
          key: `${hint.kind}/${id}`,
          title: t(`hint.${hint.kind}`, words),
          text: t(`hint.${hint.kind}Text`),
        };
      }
      case 'notice': {
        const { id, contract, lastDay } = hint.reminder;
        const name = code(`line.${contract.line}`);
        const words = { name, date: date(lastDay) };
        return { key: `notice/${id}`, title: t('hint.notice', words), text: t('hint.noticeText', words) };
      }
      case 'interest': {
        const { id, line, until, remainingDebt } = hint.loan;
        const words = { loan: code(`line.${line}`), date: date(until) };
        return {
          key: `interest/${id}`,
          title: t('hint.interest'),
          text:
            remainingDebt === undefined ? (
              t('hint.debtMissing', words)
            ) : (
              <OfFigure figure={debtAtFixedInterestEndFigure}>
                {t('hint.debt', { ...words, amount: euros(remainingDebt) })}
              </OfFigure>
            ),
        };
      }
      case 'riester': {
        const { paidShare, lostAllowances, missingContribution } = hint.riester;
        return {
          key: `riester/${hint.personId}`,
          title: t('hint.riester', {
            name: shortNameOf({ persons }, hint.personId) ?? '',
            share: percent(paidShare, { minimumDecimals: 1, maximumDecimals: 1 }),
          }),
          text: (
            <OfFigure figure={optimum}>
              {t('hint.riesterText', {
                missing: money(Math.ceil(missingContribution / 12)),
                lost: euros(lostAllowances),
              })}
            </OfFigure>
          ),
        };
      }
      case 'riesterOpen': {
        const known = hint.facts.filter(({ fact }) => fact !== 'newerRelease');
        const [href] = known.flatMap((fact) => linkTo(fact) ?? []);
        const facts = list(known.map((fact) => factName({ ...fact, fact: fact.fact as RecordedFact }))); // see the filter
        return {
          key: `riesterOpen/${hint.personId}`,
          title: t('hint.riesterOpen', { name: shortNameOf({ persons }, hint.personId) ?? '' }),
          text: (
            <>
              {t('hint.riesterOpenText', { facts })}{' '}
              {href !== undefined && (
                <TextLink writes href={href}>
                  {t('hint.add')}
                </TextLink>
              )}
            </>
          ),
        };
      }
      case 'double':
        return {
          key: `double/${hint.line}`,
          title: t('hint.double', { names: code(`line.${hint.line}`) }),
          text: t('hint.doubleText'),
        };
    }
  };
}
