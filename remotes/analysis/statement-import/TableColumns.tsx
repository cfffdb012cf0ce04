import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Caption, Columns, SelectField, Stack } from '@vp-digital/core/ui';
import { type ColumnName, columnNames, isWhole, type Mapping } from './reading/csv/columns';
import type { Table } from './reading/csv/readCsv';
import type { Encoding } from './reading/decodeFile';

export interface TableColumnsProps {
  table: Table;
  encoding: Encoding;
  onChange(mapping: Mapping): void;
}

/** Own accounts are found, not asked for. */
const asked = columnNames.filter((name) => name !== 'own');

/** How a table was understood, and which column is what, to be corrected. */
export function TableColumns({
  table: { delimiter, columns, mapping },
  encoding,
  onChange,
}: TableColumnsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statementImport.table' });
  const options = columns.map(({ head, example }, index) => {
    const name = head || t('number', { number: index + 1 });
    return { value: String(index), label: example ? t('columnLike', { head: name, example }) : name };
  });
  const choose = (name: ColumnName, chosen: string | undefined) => {
    const { [name]: _, ...others } = mapping;
    onChange(chosen === undefined ? others : { ...others, [name]: Number(chosen) });
  };
  return (
    <Stack gap="medium">
      <Caption>
        {t('recognised', {
          delimiter: t(`delimiter.${delimiterNames[delimiter]}`),
          encoding: encoding.toUpperCase(),
          count: columns.length,
        })}
      </Caption>
      {!isWhole(mapping) && <Alert tone="warning" announce title={t('missing')} />}
      <Columns>
        {asked.map((name) => (
          <SelectField<string>
            key={name}
            label={t(`name.${name}`)}
            options={options}
            emptyLabel={t('none')}
            value={mapping[name] === undefined ? undefined : String(mapping[name])}
            onChange={(chosen) => choose(name, chosen)}
          />
        ))}
      </Columns>
    </Stack>
  );
}

const delimiterNames = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar' } as const;
