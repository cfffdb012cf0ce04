import { OfFigure } from '@vp-digital/core/figures';
import { doubtsOf, type IncomeProtection, protectionGapFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { continuousStep, type RailStep } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { useOffers } from '@vp-digital/core/ui';
import type { PersonData } from '../wishes/data';

export type ProtectionStep = 'need' | 'concept' | 'background';

/** The steps of the path, numbered as specified: the first carries the gap, the second is its sheet, the fifth the catalogue. */
export function useProtectionSteps({ data, person }: PersonData): readonly RailStep[] {
  const { t } = useTranslation('beratung', { keyPrefix: 'rail' });
  const { euros } = useFormat();
  const { clock } = useHost();
  const householdId = useHouseholdId();
  const protection = protectionGapFigure.of(data, { personId: person.id, date: clock.today() });
  const isDoubtful = doubtsOf(data, { topic: 'work', personId: person.id }, clock.today()).length > 0;
  const said = ({ gaps }: IncomeProtection) => {
    const parts = gaps.map(({ fromAge, gapMonth }) => {
      const values = { amount: euros(gapMonth), age: fromAge };
      return fromAge === undefined ? t('gap', values) : t('gapLater', values);
    });
    return parts.length > 0 ? parts.join(', ') : t(isDoubtful ? 'toCheck' : 'covered');
  };
  const gap = protection.kind === 'computed' && (
    <OfFigure figure={protectionGapFigure}>{said(protection.value)}</OfFigure>
  );
  const need = routes.incomeProtectionNeed.href({ householdId });
  const concept = routes.incomeProtectionConcept.href({ householdId });
  const background = routes.incomeProtectionCover.href({ householdId });
  return [
    { key: 'need', number: 1, label: t('need'), figure: gap, href: need },
    { key: 'facts', number: 2, label: t('facts'), href: `${need}?blatt=angaben` },
    { key: 'concept', number: 3, label: t('concept'), href: concept },
    { key: 'background', number: 4, label: t('background'), href: background },
    {
      key: 'solution',
      number: 5,
      label: t('solution'),
      href: `${routes.productList.href({ householdId })}?feld=work`,
    },
  ];
}

/** Which of the path's pages it is, for the customer. */
export const useProtectionStepOf = (of: PersonData, step: ProtectionStep) =>
  continuousStep(useProtectionSteps(of), step, useOffers());
