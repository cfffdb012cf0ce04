import { OfField } from '@vp-digital/core/figures';
import { euros as inCents } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Button, Columns, MoneyField } from '@vp-digital/core/ui';
import type { FieldsOfGoal } from './AmountFields';

/** What is there already, and what is saved for it each month; a reserve and retirement know it from elsewhere. */
export function SavedFields({ id, goal, editor, data }: FieldsOfGoal & { id: string }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals' });
  const { euros } = useFormat();
  const isComputed =
    goal.target === undefined && (goal.category === 'reserve' || goal.category === 'retirement');
  if (isComputed) return undefined;
  const saved = editor.field('saved', t('field.saved'));
  const rate = editor.field('rate', t('field.rate'));
  const linked = Object.values(data.assets.items)
    .filter(({ goalId }) => goalId === id)
    .reduce((sum, { value }) => sum + value, 0);
  return (
    <>
      <Columns kind="fields">
        <MoneyField
          {...saved}
          min={0}
          max={inCents(10_000_000)}
          value={goal.saved || undefined}
          onChange={(typed = 0) => saved.onChange(typed)}
        />
        <MoneyField
          {...rate}
          unit={t('sheet.monthly')}
          min={0}
          max={inCents(100_000)}
          value={goal.rate || undefined}
          onChange={(typed = 0) => rate.onChange(typed)}
        />
      </Columns>
      {linked > 0 && linked !== goal.saved && (
        <Alert
          tone="info"
          title={<OfField field="assets.value">{t('sheet.linked', { amount: euros(linked) })}</OfField>}
          action={
            <Button
              writes
              size="compact"
              onClick={() => {
                editor.set('saved', linked, t('field.saved'));
                editor.leave();
              }}
            >
              {t('sheet.takeLinked')}
            </Button>
          }
        />
      )}
    </>
  );
}
