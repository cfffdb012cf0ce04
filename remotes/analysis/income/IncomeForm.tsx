import { isEarned, type NetEstimate, type TaxProfile } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import {
  Columns,
  DateField,
  IconButton,
  MoneyField,
  NumberField,
  RemoveIcon,
  Row,
  SelectField,
  Stack,
} from '@vp-digital/core/ui';
import { useEffect, useRef, useState } from 'react';
import classes from './IncomeForm.module.css';
import { hasEnd, incomeKinds, unusualIncome } from './incomeKinds';
import { NetField } from './NetField';
import type { Adult, IncomeEntry } from './sections';
import { SpecialPayments } from './SpecialPayments';
import { TaxClassField } from './TaxClassField';
import { useIncomeEditor } from './useIncomeEditor';

export interface IncomeFormProps {
  entry: IncomeEntry;
  person: Adult;
  taxClass: TaxProfile['taxClass'];
  /** F2 for this income. */
  estimate: NetEstimate;
  /** It was just added here: its first field has the focus. */
  isNew: boolean;
  onRemove(): void;
}

/** One income: kind, gross, net, payments of a year, how long it is certain. Fields only. */
export function IncomeForm({ entry, person, taxClass, estimate, isNew, onRemove }: IncomeFormProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { income } = entry;
  const today = useHost().clock.today();
  const field = useIncomeEditor(entry, person);
  const earned = isEarned(income.kind);
  const kind = t(`kind.${income.kind}`);
  const form = useRef<HTMLDivElement>(null);
  const [typesGross, setTypesGross] = useState(false);
  useEffect(() => {
    if (isNew) form.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  }, [isNew]);
  return (
    <div
      ref={form}
      role="group"
      aria-label={t('group', { kind, name: person.name })}
      className={classes['income']}
    >
      <Stack gap="medium">
        <Row spread>
          <h3>{kind}</h3>
          <IconButton
            writes
            label={t('remove', { kind, name: person.name })}
            icon={RemoveIcon}
            onClick={onRemove}
          />
        </Row>
        <Columns kind="fields">
          <SelectField
            label={t('field.kind')}
            options={incomeKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={income.kind}
            onChange={(value) => value && field.setKind(value)}
          />
          {income.kind === 'salary' && (
            <TaxClassField personId={person.id} name={person.name} value={taxClass} />
          )}
        </Columns>
        {earned && (
          <MoneyField
            label={t('field.gross')}
            unit={t('euroMonthly')}
            name="brutto"
            min={0}
            max={1_000_000_00}
            unusualFrom={unusualIncome}
            value={income.gross}
            onChange={(gross) => {
              setTypesGross(true);
              field.set('gross', gross);
            }}
            error={field.refused('gross')}
            onInvalid={() => field.invalid('gross')}
            onBlur={() => {
              setTypesGross(false);
              field.leave();
            }}
          />
        )}
        <NetField
          income={income}
          estimate={estimate}
          field={field}
          most={earned && !typesGross ? income.gross : undefined}
        />
        {hasEnd(income.kind) && (
          <div className={classes['pair']}>
            {earned && (
              <NumberField
                label={t('field.paymentsPerYear')}
                hint={t('field.paymentsHint')}
                name="zahlungen"
                required
                min={12}
                max={15}
                value={income.paymentsPerYear}
                onChange={(value) =>
                  value === undefined ? field.invalid('paymentsPerYear') : field.set('paymentsPerYear', value)
                }
                error={field.refused('paymentsPerYear')}
                onInvalid={() => field.invalid('paymentsPerYear')}
                onBlur={field.leave}
              />
            )}
            <DateField
              label={t('field.secureUntil')}
              name="sicher-bis"
              hint={t(earned ? 'field.secureHint' : 'field.secureOpen')}
              value={income.secureUntil}
              onChange={(value) => field.set('secureUntil', value)}
              error={field.refused('secureUntil')}
              warning={(income.secureUntil ?? today) < today ? t('field.securePast') : undefined}
              onInvalid={() => field.invalid('secureUntil')}
              onBlur={field.leave}
            />
          </div>
        )}
        {earned && <SpecialPayments payments={income.specialPayments} field={field} />}
      </Stack>
    </div>
  );
}
