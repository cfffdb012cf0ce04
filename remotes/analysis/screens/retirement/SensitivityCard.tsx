import {
  lastAgeOf,
  type RetirementFacts,
  retirementSensitivity,
  type SensitivityRow,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { useMemo } from 'react';
import type { Simulated } from './data';
import { useAges } from './useAges';
import { useSettled } from '../../shared/simulation/useSettled';

/** To which age the money lasts with other returns and other starts. */
export function SensitivityCard({ facts, settings }: Simulated) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirement.sensitivity' });
  const { percent } = useFormat();
  const { nameOf } = useAges(facts);
  const followed = useSettled(settings); // a plan for each cell: after the picture of what is moved
  const rows = useMemo(() => retirementSensitivity(facts, followed), [facts, followed]);
  const ageOf = (cell: SensitivityRow['cells'][number] | undefined) => {
    if (cell?.hasSavings === false) return t('none');
    return cell?.lastsUntil === undefined ? t('over', { age: lastAgeOf(followed) }) : String(cell.lastsUntil);
  };
  const columns: SumColumn<SensitivityRow>[] = [
    {
      kind: 'text',
      key: 'return',
      header: t('return'),
      cell: ({ realReturn }) => percent(realReturn, { minimumDecimals: 1 }),
    },
    ...(rows[0]?.cells ?? []).map(({ years }, index): SumColumn<SensitivityRow> => {
      return {
        kind: 'text',
        key: String(years),
        header: years === 0 ? t('asSet') : t(years < 0 ? 'earlier' : 'later', { count: Math.abs(years) }),
        cell: ({ cells }) => ageOf(cells[index]),
      };
    }),
  ];
  return (
    <Card title={t('title')}>
      <Stack>
        <SumTable
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ realReturn }) => String(realReturn)}
        />
        <Caption>{t('remark', { name: nameOf(firstOf(facts)) })}</Caption>
      </Stack>
    </Card>
  );
}

const firstOf = ({ persons }: RetirementFacts): string => persons[0]?.personId ?? '';
