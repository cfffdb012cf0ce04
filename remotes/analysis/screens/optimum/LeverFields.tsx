import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { TextLink } from '@vp-digital/core/ui';
import type { OptimumData, ShownLever } from '../../shared/optimum/data';
import { EstimateFields, type KnownEstimate } from './EstimateFields';
import { FactFields } from './FactFields';
import { factKindOf } from './factKindOf';

export interface LeverFieldsProps {
  levers: ShownLever['levers'];
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
  const kind = factKindOf(first.lever);
  const isEstimate = kind === 'estimate' || (kind !== 'contracts' && first.personId === undefined);
  // one list before and after the first key: the fields stay, with their focus and what is typed on
  if (entered.length > 0 || isEstimate) {
    const shown = entered.length > 0 ? entered : [{ lever: first, known: undefined }];
    return shown.map(({ lever, known }) => (
      <EstimateFields key={lever.lever} lever={lever} data={data} known={known} />
    ));
  }
  if (kind === 'contracts' || first.personId === undefined)
    return (
      <p>
        {t('fromContracts')}{' '}
        <TextLink href={routes.contracts.href({ householdId })}>{t('toContracts')}</TextLink>
      </p>
    );
  return <FactFields kind={kind} personId={first.personId} data={data} />;
}

/** What an advisor entered for this very lever. */
function estimateOf(
  { subsidyFacts }: OptimumData,
  { lever, personId, factId }: ShownLever['levers'][0],
): KnownEstimate | undefined {
  for (const [id, value] of Object.entries(subsidyFacts.items))
    if (
      value.kind === 'estimate' &&
      (factId === undefined ? value.lever === lever && value.personId === personId : id === factId)
    )
      return { id, value };
  return undefined;
}
