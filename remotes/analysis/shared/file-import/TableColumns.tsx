import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Caption, Columns, SelectField, Stack } from '@vp-digital/core/ui';
import type { Mapping } from './reading/columns';
import type { Encoding } from './reading/decodeFile';
import type { Delimiter, Table } from './reading/table';

export interface TableColumnsProps<Name extends string> {
  table: Table<Name>;
  encoding: Encoding;
  /** Which are asked for, with their words. */
  names: readonly { name: Name; label: string }[];
  /** What is asked as long as nothing can be read by the columns; nothing once it can. */
  missing: string | undefined;
  onChange(mapping: Mapping<Name>): void;
}

/** How a table was understood, and which column is what, to be corrected. */
export function TableColumns<Name extends string>({
  table: { delimiter, columns, mapping },
  encoding,
  names,
  missing,
  onChange,
}: TableColumnsProps<Name>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'fileImport.table' });
  const options = columns.map(({ head, example }, index) => {
    const name = head || t('number', { number: index + 1 });
    return { value: String(index), label: example ? t('columnLike', { head: name, example }) : name };
  });
  const choose = (name: Name, chosen: string | undefined) => {
    const { [name]: _, ...others } = mapping;
    onChange((chosen === undefined ? others : { ...others, [name]: Number(chosen) }) as Mapping<Name>); // of its own names
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
      {missing !== undefined && <Alert tone="warning" announce title={missing} />}
      <Columns>
        {names.map(({ name, label }) => (
          <SelectField<string>
            key={name}
            label={label}
            options={options}
            emptyLabel={t('none')}
            placeholder={t('none')}
            value={mapping[name] === undefined ? undefined : String(mapping[name])}
            onChange={(chosen) => choose(name, chosen)}
          />
        ))}
      </Columns>
    </Stack>
  );
}

const delimiterNames = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar' } as const satisfies Record<
  Delimiter,
  string
>;
