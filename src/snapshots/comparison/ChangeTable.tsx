import { OfField, OfFigure } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { type SumColumn, SumTable } from '@vp-digital/core/ui';
import type { Change } from './changes';

export interface ChangeTableProps {
  /** What the rows are: also the head of their names. */
  caption: string;
  changes: readonly Change[];
  /** What the two points in time are called: a day, or "Heute". */
  names: { before: string; after: string };
}

/** Rows with a value of both points and the difference; a value that is not there is a dash. */
export function ChangeTable({ caption, changes, names }: ChangeTableProps) {
  const { t } = useTranslation('household/snapshots', { keyPrefix: 'compare' });
  const { euros, number } = useFormat();
  const decimal = (value: number) => number(value, { minimumDecimals: 1 });
  const write = ({ unit }: Change, value: number) => (unit === 'decimal' ? decimal(value) : euros(value));
  const writeDifference = ({ unit }: Change, value: number) =>
    unit === 'decimal' ? `${value > 0 ? '+' : ''}${decimal(value)}` : euros(value, { sign: 'difference' });
  const figure = (key: 'before' | 'after' | 'difference', header: string): SumColumn<Change> => ({
    kind: 'figure',
    key,
    header,
    secondary: key === 'before',
    summed: false,
    value: (change) => change[key],
    format: String, // every known value is written by its cell
    cell: (change) => {
      const value = change[key];
      if (value === undefined) return undefined; // the table's dash
      const text = (key === 'difference' ? writeDifference : write)(change, value);
      return 'field' in change.of ? (
        <OfField field={change.of.field}>{text}</OfField>
      ) : (
        <OfFigure figure={change.of.figure}>{text}</OfFigure>
      );
    },
  });
  const columns: SumColumn<Change>[] = [
    { kind: 'text', key: 'name', header: caption, cell: ({ name }) => name },
    figure('before', names.before),
    figure('after', names.after),
    figure('difference', t('difference')),
  ];
  return <SumTable caption={caption} columns={columns} rows={changes} rowKey={({ key }) => key} />;
}
