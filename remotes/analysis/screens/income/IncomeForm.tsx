import { isSame } from '@vp-digital/core/contracts';
import { isEarned, isPaidForChild, type NetEstimate, type TaxProfile } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import {
  Columns,
  DateField,
  IconButton,
  MoneyField,
  NumberField,
  PercentField,
  RemoveIcon,
  Row,
  SelectField,
  Stack,
} from '@vp-digital/core/ui';
import { memo, useEffect, useRef, useState } from 'react';
import classes from './IncomeForm.module.css';
import {
  hasEnd,
  hasGross,
  hasStart,
  hasVariablePart,
  incomeKinds,
  isPension,
  unusualIncome,
} from '../../shared/income/incomeKinds';
import { hasPayments, hasSpecialPayments, type NetMeaning, paperOf } from './incomePapers';
import { NetField } from './NetField';
import type { Adult, IncomeEntry } from '../../shared/income/data';
import { SpecialPayments } from './SpecialPayments';
import { TaxClassField } from './TaxClassField';
import { useIncome } from './useIncome';

export interface IncomeFormProps {
  entry: IncomeEntry;
  person: Adult;
  /** Those of the household whom maintenance can be for. */
  kids: readonly { id: string; name: string }[];
  taxProfile: TaxProfile | undefined;
  /** F2 for this income. */
  estimate: NetEstimate;
  /** What its net is before or after, where that has to be said. */
  netMeaning: NetMeaning;
  /** It was just added here: its first field has the focus. */
  isNew: boolean;
  onRemove(entry: IncomeEntry): void;
}

/** One income: kind, gross, net, payments of a year, how long it is certain. Fields only. */
function AnyIncomeForm(props: IncomeFormProps) {
  const { entry, person, kids, taxProfile, estimate, netMeaning, isNew, onRemove } = props;
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { t: code } = useTranslation('household/incomes');
  const { income } = entry;
  const today = useHost().clock.today();
  const editor = useIncome(entry, person);
  const gross = editor.field('gross', t(income.kind === 'profit' ? 'field.profit' : 'field.gross'));
  const paper = paperOf(income.kind);
  const earned = isEarned(income.kind);
  const kind = code(`kind.${income.kind}`);
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
            onClick={() => onRemove(entry)}
          />
        </Row>
        <Columns kind="fields">
          <SelectField
            label={t('field.kind')}
            options={incomeKinds.map((value) => ({ value, label: code(`kind.${value}`) }))}
            value={income.kind}
            onChange={(value) => value && editor.setKind(value)}
          />
          {isPaidForChild(income.kind) && kids.length > 0 && (
            <SelectField
              {...editor.choice('childId', t('field.child'))}
              emptyLabel={t('field.childOpen')}
              placeholder={t('field.childOpen')}
              options={kids.map((child) => ({ value: child.id, label: child.name }))}
            />
          )}
          {income.kind === 'salary' && (
            <TaxClassField personId={person.id} name={person.name} profile={taxProfile} />
          )}
        </Columns>
        {hasGross(income.kind) && (
          <MoneyField
            {...gross}
            hint={paper && t(`paper.${paper}Hint`)}
            unit={t('euroMonthly')}
            name={`brutto-${person.id}`}
            min={0}
            max={1_000_000_00}
            unusualFrom={unusualIncome}
            onChange={(amount) => {
              setTypesGross(true);
              gross.onChange(amount);
            }}
            onBlur={() => {
              setTypesGross(false);
              gross.onBlur();
            }}
          />
        )}
        {hasStart(income.kind) && (
          <DateField
            {...editor.field('from', t(isPension(income.kind) ? 'field.pensionStart' : 'field.paidFrom'))}
            name={`beginn-${person.id}`}
            hint={t(isPension(income.kind) ? 'field.pensionStartHint' : 'field.paidFromHint')}
          />
        )}
        <NetField
          income={income}
          estimate={estimate}
          editor={editor}
          meaning={netMeaning}
          most={hasGross(income.kind) && !typesGross ? income.gross : undefined}
        />
        {hasVariablePart(income.kind) && (
          <PercentField
            {...editor.field('variableShare', t('field.variableShare'))}
            hint={t('field.variableHint')}
            name="variabel"
            min={0}
            max={10_000}
            step={500}
          />
        )}
        {hasEnd(income.kind) && (
          <div className={classes['pair']}>
            {hasPayments(income) && (
              <NumberField
                {...editor.required('paymentsPerYear', t('field.paymentsPerYear'))}
                hint={t('field.paymentsHint')}
                name="zahlungen"
                min={12}
                max={15}
              />
            )}
            <DateField
              {...editor.field('secureUntil', t('field.secureUntil'))}
              name={`sicher-bis-${person.id}`}
              hint={t(
                `field.${income.kind === 'widowPension' ? 'secureLifelong' : earned ? 'secureHint' : 'secureOpen'}`,
              )}
              warning={(income.secureUntil ?? today) < today ? t('field.securePast') : undefined}
            />
          </div>
        )}
        {hasSpecialPayments(income) && (
          <SpecialPayments payments={income.specialPayments} editorOf={editor.special} />
        )}
      </Stack>
    </div>
  );
}

/** A key in another income does not draw it again. */
export const IncomeForm = memo(AnyIncomeForm, isSame);
