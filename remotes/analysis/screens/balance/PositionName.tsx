import { FigureCalculation, OfFigure } from '@vp-digital/core/figures';
import {
  type AssetPosition,
  carriedDebtFigure,
  type DebtPosition,
  isOutdatedValue,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { RowButton, TextLink } from '@vp-digital/core/ui';
import classes from './PositionName.module.css';
import type { BalancePageData } from '../../shared/entry-sheet/data';
import { usePositionName } from '../../shared/entry-sheet/useKindName';

export interface PositionNameProps {
  position: AssetPosition | DebtPosition;
  data: BalancePageData;
  /** The one that stands in the sheet, and the sheet's id. */
  openId: string | undefined;
  sheetId: string;
  onOpen(id: string): void;
}

/** What it is: a button that opens it, or the link to its contract. Under it what is worth knowing. */
export function PositionName({ position, data, openId, sheetId, onOpen }: PositionNameProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const kind = usePositionName()(position);
  const contracts = routes.contracts.href({ householdId: useHouseholdId() });
  const { id, source, name } = position;
  const label = source === 'contract' ? kind : (name ?? kind);
  const details = useDetails(position, data);
  return (
    <>
      {source === 'contract' ? (
        <TextLink keepsWords href={contracts} label={t('fromContract', { name: label })}>
          {label}
        </TextLink>
      ) : (
        <RowButton
          aria-expanded={openId === id}
          aria-controls={openId === id ? sheetId : undefined}
          onClick={() => onOpen(id)}
        >
          {label}
        </RowButton>
      )}
      {[...(label === kind ? [] : [kind]), ...details].map((detail) => (
        <span key={detail} className={classes['detail']}>
          {detail}
        </span>
      ))}
      {source === 'contract' && <CarriedDebt id={id} name={label} data={data} />}
    </>
  );
}

/** What of a loan is left today, where its debt was recorded some payments ago. */
function CarriedDebt({ id, name, data }: { id: string; name: string; data: BalancePageData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const { euros } = useFormat();
  const carried = carriedDebtFigure.of(data, { entryId: id, date: useHost().clock.today() });
  if (carried.kind !== 'computed' || carried.value.months === 0) return undefined;
  const amount = euros(carried.value.remainingDebt);
  return (
    <span className={classes['carried']}>
      <OfFigure figure={carriedDebtFigure}>{t('carried', { amount })}</OfFigure>
      <FigureCalculation
        kind="icon"
        figure={carriedDebtFigure}
        household={data}
        input={{ entryId: id }}
        of={name}
      />
    </span>
  );
}

function useDetails(position: AssetPosition | DebtPosition, data: BalancePageData): string[] {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const { date } = useFormat();
  const today = useHost().clock.today();
  const { source, asOf } = position;
  const details: string[] = [];
  if (source === 'contract') details.push(t('source.contract'));
  const goal = data.goals.items[data.assets.items[position.id]?.goalId ?? ''];
  if (goal) details.push(t('forGoal', { goal: goal.title }));
  else if ('earmarked' in position && position.earmarked) details.push(t('field.earmarked'));
  if (asOf !== undefined && isOutdatedValue(asOf, today)) details.push(t('old.row', { date: date(asOf) }));
  return details;
}
