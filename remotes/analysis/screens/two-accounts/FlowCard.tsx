import { Sankey } from '@vp-digital/core/charts';
import { OfFigure, useFigureTexts } from '@vp-digital/core/figures';
import { freeAmountFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Card, DataList, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import classes from '../../shared/layout/PictureOrTable.module.css';
import { flowsOf } from './flows';
import { useFlowNames } from './useFlowNames';
import type { PlanProps } from './VariantCard';

/** Where the money flows: as a picture from 768 up or as a table, below that always as a table. */
export function FlowCard({ data, plan }: PlanProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccounts.flow' });
  const { word } = useFigureTexts();
  const { t: code } = useTranslation('household/bankAccounts');
  const { euros } = useFormat();
  const [asTable, setAsTable] = useState(false);
  const names = useFlowNames(data);
  const { sources, uses } = flowsOf(plan);
  const rows = {
    sources: sources.map((source) => ({ ...source, label: names.source(source.key) })),
    uses: uses.map((use) => ({ ...use, label: names.use(use.key) })),
  };
  const total = euros(sources.reduce((sum, { amount }) => sum + amount, 0));
  const list = (all: readonly { key: string; label: string; amount: number }[], sum: string) => (
    <DataList
      items={[
        ...all.map(({ key, label, amount }) => ({ key, label, value: euros(amount) })),
        { key: 'total', label: sum, value: total, total: true },
      ]}
    />
  );
  const parts = rows.uses.map(({ label, amount }) => `${label} ${euros(amount)}`).join(', ');
  return (
    <Card
      title={t('title')}
      caption={t('unit')}
      actions={
        <span className={classes['choice']}>
          <Button kind="quiet" size="compact" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t('asTable')}
          </Button>
        </span>
      }
    >
      <OfFigure figure={freeAmountFigure}>
        {!asTable && (
          <div className={classes['picture']}>
            <Sankey
              label={t('label', { total, parts })}
              sources={rows.sources}
              uses={rows.uses}
              middle={{
                label: plan.variant === 'joint' ? code('purpose.household') : word('householdNet'),
                value: total,
              }}
              format={(amount) => euros(amount)}
            />
          </div>
        )}
        <div className={asTable ? undefined : classes['table']}>
          <Stack>
            {list(rows.sources, t('in'))}
            {list(rows.uses, t('out'))}
          </Stack>
        </div>
      </OfFigure>
    </Card>
  );
}
