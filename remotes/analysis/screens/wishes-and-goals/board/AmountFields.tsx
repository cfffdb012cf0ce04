import { OfField } from '@vp-digital/core/figures';
import { euros as inCents } from '@vp-digital/core/finance';
import { type Goal, type GoalCategory, reserve } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { EntryEditor } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { MoneyField } from '@vp-digital/core/ui';
import type { WishesAndGoalsData } from '../../../shared/wishes-and-goals/data';

export interface FieldsOfGoal {
  goal: Goal;
  editor: EntryEditor<Goal>;
  data: WishesAndGoalsData;
}

const largest = inCents(10_000_000);

/** What replaces something that can be sold. */
const replacing: ReadonlySet<GoalCategory> = new Set(['car', 'home', 'other']);

/** How much: the target, or what it costs less what a sale brings; of a reserve and retirement only where wanted. */
export function AmountFields({ goal, editor, data }: FieldsOfGoal) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals' });
  const { euros } = useFormat();
  const { category, target, saleValue } = goal;
  const common = { min: 0, max: largest } as const;
  if (category === 'reserve' || category === 'retirement') {
    const { available, monthlyNeed, targetMonths } = reserve(data);
    const reserveHint =
      available === undefined
        ? t('sheet.reserveOpen')
        : t('sheet.reserveHint', { amount: euros(targetMonths * monthlyNeed) });
    return (
      <MoneyField
        {...editor.field('target', t('field.targetReserve'))}
        {...common}
        hint={category === 'reserve' ? reserveHint : t('sheet.retirementHint')}
      />
    );
  }
  if (!replacing.has(category) && saleValue === undefined)
    return (
      <MoneyField
        {...editor.field('target', t('field.target'))}
        {...common}
        name="betrag"
        hint={t('sheet.priceHint')}
      />
    );
  return <PriceFields goal={goal} editor={editor} target={target} sale={saleValue ?? 0} />;
}

/** Price − sale value = target. The target is what is stored; the price follows from both. */
function PriceFields({
  goal,
  editor,
  target,
  sale,
}: Omit<FieldsOfGoal, 'data'> & { target: number | undefined; sale: number }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals' });
  const { euros } = useFormat();
  const price = editor.field('target', t('field.price'));
  const saleValue = editor.field('saleValue', t('field.saleValue'));
  const paid = target === undefined ? undefined : target + sale;
  return (
    <>
      <MoneyField
        {...price}
        name="betrag"
        value={paid}
        min={sale}
        max={largest}
        hint={t('sheet.priceHint')}
        onChange={(typed) => price.onChange(typed === undefined ? undefined : typed - sale)}
      />
      <MoneyField
        {...saleValue}
        value={goal.saleValue}
        min={0}
        max={paid ?? largest}
        hint={
          target !== undefined && sale > 0 ? (
            <OfField field="goals.target">{t('sheet.saleSum', { amount: euros(target) })}</OfField>
          ) : undefined
        }
        onChange={(typed = 0) => {
          if (paid !== undefined) editor.set('target', paid - typed, t('field.price'));
          saleValue.onChange(typed === 0 ? undefined : typed);
        }}
      />
    </>
  );
}
