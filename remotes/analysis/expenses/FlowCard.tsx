import { budgetRule } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Card, Sankey } from '@vp-digital/core/ui';
import { useState } from 'react';
import classes from './FlowCard.module.css';
import { FlowTable } from './FlowTable';
import { type Flows, flowsOf } from './flows';
import type { Period } from '../period';
import { inPeriod } from './period';
import type { ExpensesData } from './sections';
import { useFlowNames } from './useFlowNames';

/** Where the money goes: as flows from 768 up or as a table, below that always as a table. */
export function FlowCard({ data, period }: { data: ExpensesData; period: Period }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses.flow' });
  const [asTable, setAsTable] = useState(false);
  const flows = flowsOf(data);
  if (!flows) return undefined;
  return (
    <Card
      title={t('title')}
      actions={
        <span className={classes['choice']}>
          <Button kind="quiet" size="compact" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t('asTable')}
          </Button>
        </span>
      }
    >
      {!asTable && (
        <div className={classes['picture']}>
          <Picture data={data} flows={flows} period={period} />
        </div>
      )}
      <div className={asTable ? undefined : classes['table']}>
        <FlowTable flows={flows} period={period} />
      </div>
    </Card>
  );
}

interface PictureProps {
  data: ExpensesData;
  flows: Flows;
  period: Period;
}

function Picture({ data, flows: { sources, uses }, period }: PictureProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses.flow' });
  const { euros } = useFormat();
  const names = useFlowNames();
  const rule = budgetRule(data);
  if (rule.kind !== 'computed') return undefined;
  const { net, needs, wants } = rule.value;
  const shown = (amount: number) => euros(inPeriod(amount, period));
  const missing = sources.find(({ kind }) => kind === 'missing')?.amount;
  const amountOf = (key: 'savings' | 'free') => uses.find((use) => use.key === key)?.amount ?? 0;
  return (
    <Sankey
      label={t(missing ? 'labelShort' : 'label', {
        net: shown(net),
        needs: shown(needs.amount),
        wishes: shown(wants.amount),
        savings: shown(amountOf('savings')),
        free: shown(amountOf('free')),
        missing: shown(missing ?? 0),
      })}
      sources={sources.map((source) => ({
        key: source.kind === 'person' ? source.name : source.kind,
        label: names.source(source),
        amount: source.amount,
        missing: source.kind === 'missing',
      }))}
      uses={uses.map((use) => ({ ...use, label: names.use(use) }))}
      middle={
        missing ? { label: t('needed'), value: shown(net + missing) } : { label: t('net'), value: shown(net) }
      }
      format={shown}
    />
  );
}
