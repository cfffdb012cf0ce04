import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, SelectField, Stack } from '@vp-digital/core/ui';
import type { Table } from '../file-import/reading/table';
import type { ColumnName, Mapping } from './reading/csv/columns';
import type { StatementAnswer } from './reading/readStatement';

export interface UnsignedAmountsProps {
  answer: Exclude<StatementAnswer, { kind: 'refused' }>;
  table: Table<ColumnName>;
  onChange(mapping: Mapping): void;
}

/**
 * What amounts without a sign are: a list of a credit card writes what was spent so. It is asked where nothing of the file says
 * it, and can be corrected where the file was taken for such a list; with the columns the answer is remembered for its layout.
 */
export function UnsignedAmounts({ answer, table: { mapping }, onChange }: UnsignedAmountsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statementImport.unsigned' });
  const isSpent = mapping.spent !== undefined;
  const isOnlyIn =
    answer.kind === 'read' &&
    answer.bookings > 1 &&
    answer.groups.every(({ direction }) => direction === 'in');
  const { amount, spent, ...others } = mapping;
  const column = amount ?? spent;
  if (column === undefined || (!isSpent && !isOnlyIn)) return null;
  return (
    <Stack gap="medium">
      {!isSpent && (
        <Alert tone="warning" announce title={t('title')}>
          {t('way')}
        </Alert>
      )}
      <SelectField<'spent' | 'amount'>
        label={t('label')}
        options={(['spent', 'amount'] as const).map((value) => ({ value, label: t(value) }))}
        value={isSpent ? 'spent' : 'amount'}
        onChange={(chosen) => chosen && onChange({ ...others, [chosen]: column })}
      />
    </Stack>
  );
}
