import type { SaverResult, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, Card, DataList, Stack } from '@vp-digital/core/ui';
import { PointsMirror } from './PointsMirror';
import { usePointRows } from './usePointRows';
import { useSaverDifference } from './useSaverDifference';

export interface DifferencesCardProps {
  data: Pick<SectionData, 'persons'>;
  savers: readonly { personId: string; result: SaverResult }[];
}

/** The points of each type; of couples what they have in common first, then the largest difference as a question. */
export function DifferencesCard({ data, savers }: DifferencesCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'saverWords' });
  const difference = useSaverDifference(savers);
  const points = usePointRows(data, savers);
  const [first, second] = savers;
  return (
    <Card title={t(savers.length > 1 ? 'meet' : 'points')} caption={t('range')}>
      <Stack gap="medium">
        {first && second && savers.length === 2 ? (
          <PointsMirror data={data} savers={[first, second]} />
        ) : (
          <DataList items={points.map(({ name, ...row }) => ({ ...row, label: name }))} />
        )}
        {difference && (
          <>
            <p>{difference.common}</p>
            <Caption>{difference.question}</Caption>
          </>
        )}
      </Stack>
    </Card>
  );
}
