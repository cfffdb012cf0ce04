import { OfFigure, useLinkToFact } from '@vp-digital/core/figures';
import { netEstimateFigure, taxClassComparison } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { type Hint, TextLink } from '@vp-digital/core/ui';
import type { OptimumData } from '../../shared/optimum/data';

/** Cents of a month from which on another choice is worth a word. */
const worthwhile = 10_00;

/** Whether spouses would have more net in a month by other tax classes; nothing where they have the best for it. */
export function useTaxClassHint(data: OptimumData): Hint[] {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumBelow.taxClasses' });
  const { euros } = useFormat();
  const linkTo = useLinkToFact();
  const outcome = taxClassComparison({ household: data, date: useHost().clock.today() });
  if (outcome.kind !== 'computed') return [];
  const { pairs, personIds, current } = outcome.value;
  const today = pairs.find(({ pair }) => pair === current)?.net;
  const best = pairs.reduce((one, other) => (other.net > one.net ? other : one));
  const key = 'taxClasses';
  if (today === undefined) {
    const untold = personIds.find((id) => data.taxProfiles.items[id]?.taxClass === undefined);
    const href = linkTo({ fact: 'taxClass', ...(untold !== undefined && { personId: untold }) });
    const action = href !== undefined && (
      <TextLink writes href={href}>
        {t('add')}
      </TextLink>
    );
    return [{ key, title: t('change'), text: t('unknown'), action }];
  }
  if (best.net - today < worthwhile) return [];
  return [
    {
      key,
      title: t('change'),
      text: (
        <OfFigure figure={netEstimateFigure}>
          {t('better', { pair: t(`pair.${best.pair}`), amount: euros(best.net - today) })}
        </OfFigure>
      ),
    },
  ];
}
