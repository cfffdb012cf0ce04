import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Checkbox, Stack } from '@vp-digital/core/ui';
import type { Decided, Doubt } from './decided';
import type { ListUse } from './listUse';
import { useColumnName } from './useColumnName';

export interface RowItemProps<Entry> {
  row: Decided<Entry>;
  /** What stands in the list, where nothing can be written. */
  says: string;
  textsOf: ListUse<Entry>['textsOf'];
  onTake(isTaken: boolean): void;
}

/** One row: what would be written, what is missing, what is wrong, and why it is not taken. */
export function RowItem<Entry>({ row, says, textsOf, onTake }: RowItemProps<Entry>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'listImport.row' });
  const nameOf = useColumnName();
  const doubtText = useDoubtText();
  const { number, entry, problem, doubt, besides, missing, unread, unfit, tooLong, isTaken } = row;
  const texts = entry && textsOf(entry);
  const what = texts?.name ?? says;
  const name = what === '' ? t('number', { number }) : t('named', { number, name: what });
  const names = (columns: readonly string[]) => columns.map(nameOf).join(', ');
  return (
    <div role="group" aria-label={name}>
      <Stack gap="small">
        <Checkbox
          label={name}
          hint={
            doubt ? doubtText(doubt) : besides !== undefined ? t('besides', { company: besides }) : undefined
          }
          error={problem && t(`problem.${problem}`)}
          disabled={entry === undefined}
          value={isTaken}
          onChange={onTake}
        />
        {texts && texts.facts.length > 0 && <p>{texts.facts.join(' · ')}</p>}
        {missing.length > 0 && <Caption>{t('missing', { columns: names(missing) })}</Caption>}
        {Object.entries(unread).map(([column, text]) => (
          <Caption key={column}>{t('unread', { column: nameOf(column), text })}</Caption>
        ))}
        {unfit.length > 0 && <Caption>{t('unfit', { columns: names(unfit) })}</Caption>}
        {tooLong.length > 0 && <Caption>{t('beyond', { columns: names(tooLong) })}</Caption>}
      </Stack>
    </div>
  );
}

function useDoubtText(): (doubt: Doubt) => string {
  const { t } = useTranslation('analysis', { keyPrefix: 'listImport.row.doubt' });
  const { date, money } = useFormat();
  return (doubt) => {
    switch (doubt.kind) {
      case 'endedOn':
        return t('endedOn', { day: date(doubt.day) });
      case 'earlier':
        return t('earlier', { number: doubt.number });
      case 'others':
        return t('others', { amount: money(doubt.monthly) });
      default:
        return t(doubt.kind);
    }
  };
}
