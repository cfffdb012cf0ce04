import { useFigureTexts } from '@vp-digital/core/figures';
import {
  type BalanceSheet,
  type PersonBalance,
  type SectionData,
  shortNameOf,
  shownBalance,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { PersonBar } from './PersonBar';

export interface PersonsCardProps {
  sheet: BalanceSheet;
  persons: SectionData['persons'];
}

/** Whose it is: each person's part of what is owned and owed. */
export function PersonsCard({ sheet, persons }: PersonsCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const { euros } = useFormat();
  const { word } = useFigureTexts();
  const { byPerson } = shownBalance(sheet);
  if (byPerson.length < 2) return undefined;
  const widest = Math.max(...byPerson.map(({ assets, liabilities }) => Math.max(assets, liabilities)));
  const format = (amount: number) => euros(amount);
  const columns: SumColumn<PersonBalance>[] = [
    {
      kind: 'text',
      key: 'person',
      header: t('persons.column'),
      cell: ({ personId }) =>
        personId === undefined ? t('persons.others') : shortNameOf({ persons }, personId),
    },
    {
      kind: 'text',
      key: 'bar',
      header: t('persons.bar'),
      hideHeader: true,
      secondary: true,
      cell: (person) => <PersonBar person={person} widest={widest} />,
    },
    { kind: 'figure', key: 'assets', header: word('assets'), value: ({ assets }) => assets, format },
    {
      kind: 'figure',
      key: 'liabilities',
      header: word('debts'),
      secondary: true,
      value: ({ liabilities }) => liabilities,
      format,
    },
    {
      kind: 'figure',
      key: 'net',
      header: t('persons.net'),
      value: ({ assets, liabilities }) => assets - liabilities,
      format,
    },
  ];
  return (
    <Card title={t('persons.title')} caption={t('persons.caption')}>
      <SumTable
        caption={t('persons.title')}
        columns={columns}
        rows={byPerson}
        rowKey={({ personId }) => personId ?? 'others'}
        total={t('total')}
      />
    </Card>
  );
}
