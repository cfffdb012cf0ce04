import { useLinkToFact } from '@vp-digital/core/figures';
import { adults, protectionGapFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button } from '@vp-digital/core/ui';
import { completeness, completenessNeeds } from '../tiles/completeness';

/** What is sensible next: the first fact that is missing and can be told, else the largest gap, else the summary. */
export function NextStep() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const householdId = useHouseholdId();
  const date = useHost().clock.today();
  const linkTo = useLinkToFact();
  const result = usePageDocuments(completenessNeeds);
  if (result.status !== 'ready') return undefined;
  const household = result.data;

  for (const { area, facts } of completeness(household, date)) {
    const [href] = facts.flatMap((fact) => linkTo(fact) ?? []);
    if (href !== undefined)
      return (
        <Button writes kind="primary" href={href}>
          {t(`add.${area}`)}
        </Button>
      );
  }
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
