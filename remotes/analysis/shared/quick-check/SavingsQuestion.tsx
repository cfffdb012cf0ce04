import { euros } from '@vp-digital/core/finance';
import { inOrder, reserveKinds } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry, useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Caption, MoneyField, Row, TextLink } from '@vp-digital/core/ui';
import { focusField } from './focusField';
import type { QuestionProps } from './question';
import { useFirstAmount } from './useFirstAmount';

/** Money at hand. None is an answer, too: an account with 0. */
export function SavingsQuestion({ data, of }: QuestionProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.savings' });
  const today = useHost().clock.today();
  const balance = routes.balanceSheet.href({ householdId: useHouseholdId() });
  const [first, second] = inOrder(data.assets.items).filter(([, { kind }]) => reserveKinds.has(kind));
  const [id, asset] = first ?? [];
  const blank = {
    kind: 'callMoney' as const,
    position: Object.keys(data.assets.items).length,
    asOf: today,
    ownership: {},
    earmarked: false,
  };
  const entry = useEntry({ section: 'assets', id, value: asset, blank, of });
  const written = (field: ReturnType<typeof entry.field<'value'>>) => ({
    ...field,
    onChange: (value: number | undefined) => {
      field.onChange(value);
      if (asset && value !== undefined && asset.asOf !== today) entry.set('asOf', today, of);
    },
  });
  const value = useFirstAmount({
    entry: asset,
    optional: written(entry.field('value', t('field'))),
    required: written(entry.required('value', t('field'))),
    remove: entry.remove,
  });
  if (second)
    return (
      <>
        <Caption>{t('several')}</Caption>
        <TextLink href={balance}>{t('toBalance')}</TextLink>
      </>
    );
  return (
    <>
      <MoneyField {...value} name="erspartes" hint={t('hint')} min={0} max={euros(1_000_000_000)} />
      {asset === undefined && (
        <Row>
          <Button
            kind="quiet"
            writes
            onClick={(event) => {
              value.onChange(0);
              entry.leave();
              focusField(event);
            }}
          >
            {t('none')}
          </Button>
        </Row>
      )}
    </>
  );
}
