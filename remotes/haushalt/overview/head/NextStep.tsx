import { useCompleteness, useLinkToFact } from '@vp-digital/core/figures';
import { adults, protectionGapFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button } from '@vp-digital/core/ui';

/** What is sensible next: the first fact that is missing and can be told, one that opens a result before others; else the largest gap, else the summary. */
export function NextStep() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const householdId = useHouseholdId();
  const date = useHost().clock.today();
  const linkTo = useLinkToFact();
  const result = useCompleteness();
  if (result.status !== 'ready') return undefined;
  const { areas, household } = result.data;

  const [opening] = areas
    .flatMap(({ area, missing }) =>
      missing.map((fact) => ({ area, href: linkTo(fact), opens: fact.opens.length })),
    )
    .sort((one, other) => Number(other.opens > 0) - Number(one.opens > 0))
    .filter(({ href }) => href !== undefined);
  if (opening?.href !== undefined)
    return (
      <Button writes kind="primary" href={opening.href}>
        {t(`add.${opening.area}`)}
      </Button>
    );
  const [widest] = adults(household)
    .flatMap(({ id: personId, name }) => {
      const outcome = protectionGapFigure.of(household, { personId, date });
      return outcome.kind === 'computed'
        ? [{ personId, name, gap: outcome.value.gaps[0]?.gapMonth ?? 0 }]
        : [];
    })
    .filter(({ gap }) => gap > 0)
    .sort((one, other) => other.gap - one.gap);
  if (widest)
    return (
      <Button
        kind="primary"
        href={`${routes.incomeProtectionNeed.href({ householdId })}?person=${widest.personId}`}
      >
        {t('next.protection', { name: widest.name })}
      </Button>
    );
  return (
    <Button kind="primary" href={routes.snapshots.href({ householdId })}>
      {t('next.summary')}
    </Button>
  );
}
