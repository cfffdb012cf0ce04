import { OfNeed } from '@vp-digital/core/figures';
import type { NeedFieldState } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, Card, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { SideBySide } from '../../shared/layout/SideBySide';
import { FieldsRadar } from './FieldsRadar';
import { useFieldWords } from './useFieldWords';

/** Nine fields as a picture, and the same as a table with the numbers of its axes. */
export function FieldsCard({ states }: { states: readonly NeedFieldState[] }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'evaluation.radar' });
  const { t: word } = useTranslation('household/judgedNeeds');
  const { name, state } = useFieldWords();
  const columns: SumColumn<NeedFieldState>[] = [
    {
      kind: 'text',
      key: 'field',
      header: word('fieldColumn'),
      cell: (one) => `${states.indexOf(one) + 1} ${name(one)}`,
    },
    {
      kind: 'text',
      key: 'state',
      header: word('stateColumn'),
      cell: (one) => (one.measured ? <OfNeed topic={one.measured}>{state(one)}</OfNeed> : state(one)),
    },
  ];
  return (
    <Card title={word('fields')}>
      <Stack>
        <SideBySide>
          <FieldsRadar states={states} />
          <SumTable caption={word('fields')} columns={columns} rows={states} rowKey={({ field }) => field} />
        </SideBySide>
        <Caption>{t('rule')}</Caption>
      </Stack>
    </Card>
  );
}
