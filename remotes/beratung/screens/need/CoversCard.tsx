import { OfField } from '@vp-digital/core/figures';
import { benefitKind, type InsuranceContract } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Empty, type SumColumn, SumTable } from '@vp-digital/core/ui';
import type { PersonData } from '../../shared/wishes/data';
import { type CoverEntry, coversOf } from './covers';

/** The contracts that pay when this person cannot work, from the contract overview. */
export function CoversCard({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'need.covers' });
  const { t: code } = useTranslation('household/contracts');
  const { euros } = useFormat();
  const covers = coversOf(data, person.id);
  const contracts = routes.contracts.href({ householdId: useHouseholdId() });
  const toContracts = (
    <Button size="compact" href={contracts}>
      {t('toContracts')}
    </Button>
  );
  const columns: SumColumn<CoverEntry>[] = [
    { kind: 'text', key: 'line', header: t('line'), cell: ({ contract }) => code(`line.${contract.line}`) },
    {
      kind: 'text',
      key: 'until',
      header: t('until'),
      cell: ({ contract }) => {
        const { benefitUntilAge: age, benefitFromDay: day, line } = contract;
        if (line === 'dailySickness')
          return t(`${benefitKind(contract)}${day === undefined ? '' : 'From'}`, { day: String(day) });
        return age === undefined ? t('untilUnknown') : t('untilAge', { age });
      },
    },
    {
      kind: 'text',
      key: 'counts',
      header: t('pays'),
      secondary: true,
      cell: ({ contract }) => t(`kind.${kindOf(contract.line)}`),
    },
    {
      kind: 'figure',
      key: 'benefit',
      header: t('benefit'),
      value: ({ contract }) => contract.benefit,
      format: (value) => euros(value),
    },
  ];
  return (
    <Card title={t('title')} caption={t('caption')} actions={covers.length > 0 && toContracts}>
      {covers.length === 0 ? (
        <Empty action={toContracts}>{t('empty', { name: person.name })}</Empty>
      ) : (
        <OfField field="contracts.benefit">
          <SumTable caption={t('title')} columns={columns} rows={covers} rowKey={({ id }) => id} />
        </OfField>
      )}
    </Card>
  );
}

const kindOf = (line: InsuranceContract['line']) => {
  if (line === 'disability' || line === 'reducedEarning') return 'pension';
  return line === 'dailySickness' ? 'sick' : 'other';
};
