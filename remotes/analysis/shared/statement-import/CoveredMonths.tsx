import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { formatMonth } from '@vp-digital/core/reference/format';
import { Alert, Caption, Columns, DateField, Stack } from '@vp-digital/core/ui';
import type { Span } from './reading/booking';
import type { Statement } from './reading/readStatement';
import { useLeftNotes } from './useLeftNotes';

export interface CoveredMonthsProps {
  statement: Statement;
  span: Span;
  months: readonly string[];
  onChange(span: Span): void;
}

/** What the file covers: averages are those of its whole months. */
export function CoveredMonths({ statement, span, months, onChange }: CoveredMonthsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statementImport' });
  const { language, money, date } = useFormat();
  const { format, bookings, transfers, transferred, left, leftSums, files, otherFiles } = statement;
  const { unbalanced, unbalancedOn } = statement;
  const { notesOf, transfersNote, otherFilesNote } = useLeftNotes();
  const names = months.map((month) => formatMonth(month, language));
  const notes = [
    ...transfersNote(transfers, transferred),
    ...notesOf(left, leftSums),
    ...otherFilesNote(otherFiles),
  ];
  return (
    <Stack gap="medium">
      <p>
        {t('read', { count: bookings, format: t(`format.${format}`) })}
        {files > 1 && ` ${t('files', { count: files })}`}
      </p>
      {(unbalanced !== 0 || unbalancedOn) && (
        <Alert tone="warning" announce title={t('unbalanced.title')}>
          {unbalancedOn &&
            `${t('unbalanced.on', { day: date(unbalancedOn.day), amount: money(Math.abs(unbalancedOn.difference)) })} `}
          {t('unbalanced.way', { amount: money(Math.abs(unbalanced || (unbalancedOn?.difference ?? 0))) })}
        </Alert>
      )}
      <Columns>
        <DateField
          label={t('from')}
          value={span.from}
          max={span.to}
          onChange={(from) => from && from <= span.to && onChange({ ...span, from })}
        />
        <DateField
          label={t('to')}
          value={span.to}
          min={span.from}
          onChange={(to) => to && to >= span.from && onChange({ ...span, to })}
        />
      </Columns>
      {months.length === 0 ? (
        <Alert tone="warning" announce title={t('noMonth.title')}>
          {t('noMonth.way')}
        </Alert>
      ) : (
        <p>{t('months', { count: months.length, months: names.join(', ') })}</p>
      )}
      {notes.length > 0 && <Caption>{notes.join(' ')}</Caption>}
    </Stack>
  );
}
