import { Sankey } from '@vp-digital/core/charts';
import type { Period } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { type BudgetRole, Button, Card } from '@vp-digital/core/ui';
import { useState } from 'react';
import classes from '../layout/PictureOrTable.module.css';
import { FlowTable } from './FlowTable';
import { type Flows, flowsOf } from './flows';
import type { ExpensesData } from './data';
import { useFlowNames } from './useFlowNames';

/** Where the money goes: as flows from 768 up or as a table, below that always as a table. */
export function FlowCard({ data, period }: { data: ExpensesData; period: Period }) {
  const flows = flowsOf(data, period);
  return flows && <FlowsCard flows={flows} period={period} />;
}

export interface FlowsCardProps {
  flows: Flows;
  period: Period;
}

/** Flows that are known already. */
export function FlowsCard({ flows, period }: FlowsCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'flow' });
  const [asTable, setAsTable] = useState(false);
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
          <Picture flows={flows} />
        </div>
      )}
      <div className={asTable ? undefined : classes['table']}>
        <FlowTable flows={flows} period={period} />
      </div>
    </Card>
  );
}

function Picture({ flows: { sources, uses } }: { flows: Flows }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'flow' });
  const { euros } = useFormat();
  const names = useFlowNames();
  const missing = sources.find(({ kind }) => kind === 'missing')?.amount;
  const middle = euros(sumOf(sources));
  const of = (role: BudgetRole) => euros(sumOf(uses.filter((use) => use.role === role)));
  return (
    <Sankey
      label={t(missing ? 'labelShort' : 'label', {
        net: euros(sumOf(sources) - (missing ?? 0)),
        needs: of('needs'),
        wishes: of('wishes'),
        savings: of('saving'),
        free: of('free'),
        missing: euros(missing ?? 0),
      })}
      sources={sources.map((source) => ({
        key: source.kind === 'person' ? source.personId : source.kind,
        label: names.source(source),
        amount: source.amount,
        missing: source.kind === 'missing',
      }))}
      uses={uses.map((use) => ({ ...use, label: names.use(use) }))}
      middle={{ label: t(missing ? 'needed' : 'net'), value: middle }}
      format={(amount) => euros(amount)}
    />
  );
}

const sumOf = (flows: readonly { amount: number }[]) => flows.reduce((sum, { amount }) => sum + amount, 0);
