import { useFigureTexts } from '@vp-digital/core/figures';
import {
  adults,
  incomeProtection,
  type IncomeProtection,
  withProtectionConcept,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Caption, Card, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import type { ProtectionData } from '../../shared/wishes/data';

interface Row {
  id: string;
  name: string;
  today: IncomeProtection | undefined;
  gapThen: number | undefined;
}

/** Both adults side by side, each with the own concept. Who has no income, or of whom something is missing, has dashes. */
export function CoupleCard({ data }: { data: ProtectionData }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'incomeProtectionConcept.couple' });
  const { word } = useFigureTexts();
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const rows = adults(data).map(({ id, name }): Row => {
    const today = incomeProtection({ household: data, personId: id, date });
    const planned = incomeProtection({ household: withProtectionConcept(data, id), personId: id, date });
    return {
      id,
      name,
      today: today.kind === 'computed' ? today.value : undefined,
      gapThen: planned.kind === 'computed' ? planned.value.gap : undefined,
    };
  });
  if (rows.length < 2) return undefined;
  const figure = (
    key: 'target' | 'pensionNet' | 'privatePension' | 'gap',
    secondary: boolean | 'roomy' = false,
  ) =>
    ({
      kind: 'figure',
      key,
      header: key === 'target' ? word('protectionNeed') : t(key),
      value: ({ today }: Row) => today?.[key],
      format: (amount: number) => euros(amount),
      summed: false,
      secondary,
    }) as const;
  const columns: SumColumn<Row>[] = [
    { kind: 'text', key: 'person', header: t('person'), cell: ({ name }) => name },
    figure('target', true),
    figure('pensionNet', 'roomy'),
    figure('privatePension', 'roomy'),
    figure('gap'),
    {
      kind: 'figure',
      key: 'gapThen',
      header: t('gapThen'),
      value: ({ gapThen }) => gapThen,
      format: (amount) => euros(amount),
      summed: false,
    },
  ];
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <SumTable caption={t('title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
        {rows.some(({ today }) => today === undefined) && <Caption>{t('unknown')}</Caption>}
      </Stack>
    </Card>
  );
}
