import type { Income } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { AddIcon, Button, IconButton, MoneyField, RemoveIcon, SelectField } from '@vp-digital/core/ui';
import { useState } from 'react';
import { RemovedEntry } from './RemovedEntry';
import classes from './SpecialPayments.module.css';
import type { IncomeEditor } from './useIncome';

export interface SpecialPaymentsProps {
  payments: Income['specialPayments'];
  /** Writes one of them. */
  editorOf: IncomeEditor['special'];
}

type SpecialPayment = Income['specialPayments'][string];

const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** Sonderzahlungen: what comes once a year beside the monthly pay, before tax and net. */
export function SpecialPayments({ payments, editorOf }: SpecialPaymentsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income.special' });
  const { monthName } = useFormat();
  const [removed, setRemoved] = useState<{ id: string; payment: SpecialPayment }>();
  const entries = Object.entries(payments).sort(([, a], [, b]) => a.month - b.month);
  return (
    <div className={classes['payments']}>
      {entries.map(([id, payment]) => {
        const month = monthName(payment.month);
        const editor = editorOf(id);
        const due = editor.choice('month', t('month'));
        return (
          <div key={id} role="group" aria-label={t('group', { month })} className={classes['payment']}>
            <div className={classes['fields']}>
              <SelectField
                {...due}
                options={months.map((value) => ({ value, label: monthName(Number(value)) }))}
                value={months[payment.month - 1]}
                onChange={(value) => value && due.onChange(Number(value))}
              />
              {(['gross', 'net'] as const).map((name) => (
                <MoneyField key={name} {...editor.field(name, t(name))} min={0} max={1_000_000_00} />
              ))}
            </div>
            <IconButton
              writes
              label={t('remove', { month })}
              icon={RemoveIcon}
              onClick={() => {
                setRemoved({ id, payment });
                editor.remove();
              }}
            />
          </div>
        );
      })}
      {removed && !payments[removed.id] && (
        <RemovedEntry
          title={t('removed', { month: monthName(removed.payment.month) })}
          onRestore={() => {
            editorOf(removed.id).put(removed.payment);
            setRemoved(undefined);
          }}
        />
      )}
      <Button
        writes
        kind="quiet"
        size="compact"
        icon={AddIcon}
        onClick={() => editorOf(crypto.randomUUID()).put({ month: 11 })}
      >
        {t('add')}
      </Button>
    </div>
  );
}
