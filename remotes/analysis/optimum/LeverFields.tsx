import type { LeverOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { TextLink } from '@vp-digital/core/ui';
import type { OptimumData } from './data';
import { EstimateFields, type KnownEstimate } from './EstimateFields';
import { FactFields } from './FactFields';
import { factKindOf } from './factKindOf';

export interface LeverFieldsProps {
  levers: readonly [LeverOf, ...(LeverOf & { factId?: string })[]];
  data: OptimumData;
}

/** What was found out about a lever: amounts of one's own where they were entered, else the fact that it is computed from. */
export function LeverFields({ levers, data }: LeverFieldsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumParts' });
  const householdId = useHouseholdId();
  const [first] = levers;
  const entered = levers.flatMap((lever) => {
    const known = estimateOf(data, lever);
    return known ? [{ lever, known }] : [];
  });
  if (entered.length > 0)
    return entered.map(({ lever, known }) => (
      <EstimateFields key={known.id} lever={lever} data={data} known={known} />
    ));
  const kind = factKindOf(first.lever);
  if (kind === 'contracts')
    return (
      <p>
        {t('fromContracts')}{' '}
        <TextLink href={routes.contracts.href({ householdId })}>{t('toContracts')}</TextLink>
      </p>
    );
  return kind === 'estimate' || first.personId === undefined ? (
    <EstimateFields lever={first} data={data} />
  ) : (
    <FactFields kind={kind} personId={first.personId} data={data} />
  );
}

/** What an advisor entered for this very lever. */
function estimateOf(
  { subsidyFacts }: OptimumData,
  { lever, personId, factId }: LeverOf & { factId?: string },
): KnownEstimate | undefined {
  for (const [id, value] of Object.entries(subsidyFacts.items))
    if (
      value.kind === 'estimate' &&
      (factId === undefined ? value.lever === lever && value.personId === personId : id === factId)
    )
      return { id, value };
  return undefined;
}
