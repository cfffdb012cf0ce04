import {
  type AssumptionName,
  assumptionNames,
  assumptionsId,
  assumptionsOf,
  changedAssumptionsOf,
  commonAssumptions,
  type SectionData,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useEntry } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Caption, Row, SideSheet, Stack, useReadOnly, useSheet } from '@vp-digital/core/ui';
import { Slider } from '../Slider';

export interface AssumptionsSheetProps {
  data: Pick<SectionData, 'assumptions'>;
}

/** The largest value of each, in basis points, as its document has it. */
const largest: Readonly<Record<AssumptionName, number>> = {
  inflation: 600,
  payGrowth: 600,
  pensionGrowth: 600,
  premiumGrowth: 800,
  contributionGrowth: 800,
  accountReturn: 600,
  savingsReturn: 600,
  realReturn: 600,
  fluctuation: 3_000,
  planReturn: 600,
  planCosts: 200,
  insuredReturn: 600,
  followUpRate: 1_200,
  freeShare: 10_000,
};

/** A share of something, once; the others are rates of a year. */
const shares: ReadonlySet<AssumptionName> = new Set(['freeShare', 'fluctuation'] as const);

/** The button for what is assumed, and the one sheet in which all of it is seen and changed. */
export function AssumptionsButton({ data }: AssumptionsSheetProps) {
  const { t } = useTranslation('household/assumptions');
  const { button, sheet } = useSheet();
  return (
    <>
      <Button
        kind="quiet"
        aria-expanded={button.opened}
        aria-controls={button.controls}
        onClick={button.onToggle}
      >
        {t('open')}
      </Button>
      <SideSheet {...sheet} title={t('title')}>
        <AssumptionFields data={data} />
      </SideSheet>
    </>
  );
}

/** Every assumption with its common value beside it. */
export function AssumptionFields({ data }: AssumptionsSheetProps) {
  const { t } = useTranslation('household/assumptions');
  const { percent } = useFormat();
  const readOnly = useReadOnly() !== undefined;
  const list = useEntries('assumptions');
  const value = data.assumptions.items[assumptionsId];
  const editor = useEntry({ section: 'assumptions', id: assumptionsId, value, blank: {} });
  const assumed = assumptionsOf(data);
  const changed = changedAssumptionsOf(data);
  const words = (name: AssumptionName, rate: number) => {
    const text = percent(rate, { minimumDecimals: shares.has(name) ? 0 : 1 });
    return shares.has(name) ? text : t('yearly', { rate: text });
  };
  const reset = () =>
    list.change(assumptionsId, Object.fromEntries(changed.map((name) => [name, undefined])), t('subject'));
  return (
    <Stack gap="medium">
      <p>{t('intro')}</p>
      {assumptionNames.map((name) => (
        <Stack key={name} gap="small">
          <Slider
            label={t(name)}
            shown={words(name, assumed[name])}
            value={Math.round(assumed[name] * 10_000)}
            min={0}
            max={largest[name]}
            step={shares.has(name) ? 500 : 10}
            disabled={readOnly}
            onChange={(points) => editor.set(name, points, t(name))}
            onBlur={editor.leave}
          />
          {changed.includes(name) && (
            <Caption>{t('common', { value: words(name, commonAssumptions[name]) })}</Caption>
          )}
        </Stack>
      ))}
      <Caption>{changed.length > 0 ? t('changed', { count: changed.length }) : t('unchanged')}</Caption>
      {changed.length > 0 && (
        <Row>
          <Button kind="quiet" writes onClick={reset}>
            {t('reset')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
