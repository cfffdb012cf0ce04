import { OfNeed } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, Card, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { SideBySide } from '../SideBySide';
import { FieldsRadar } from './FieldsRadar';
import type { FieldState } from './judge';
import { useFieldWords } from './useFieldWords';

/** Nine fields as a picture, and the same as a table with the numbers of its axes. */
export function FieldsCard({ states }: { states: readonly FieldState[] }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'evaluation.radar' });
  const { name, state } = useFieldWords();
  const columns: SumColumn<FieldState>[] = [
    {
      kind: 'text',
      key: 'field',
      header: t('field'),
      cell: (one) => `${states.indexOf(one) + 1} ${name(one)}`,
    },
    {
      kind: 'text',
      key: 'state',
      header: t('state'),
      cell: (one) => (one.measured ? <OfNeed topic={one.measured}>{state(one)}</OfNeed> : state(one)),
    },
  ];
  return (
    <Card title={t('title')}>
      <Stack>
        <SideBySide>
          <FieldsRadar states={states} />
          <SumTable caption={t('title')} columns={columns} rows={states} rowKey={({ field }) => field} />
        </SideBySide>
        <Caption>{t('rule')}</Caption>
      </Stack>
    </Card>
  );
}
