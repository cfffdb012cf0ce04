import type { SnapshotSummary } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { FilterChip, Row } from '@vp-digital/core/ui';

export type Occasion = SnapshotSummary['occasion'];

export interface OccasionFilterProps {
  snapshots: readonly SnapshotSummary[];
  chosen: Occasion | undefined;
  onChoose(occasion: Occasion | undefined): void;
}

/** The occasions that there are; nothing to choose while there is one. */
export function OccasionFilter({ snapshots, chosen, onChoose }: OccasionFilterProps) {
  const { t } = useTranslation('gespraechszusammenfassung');
  const occasions = [...new Set(snapshots.map(({ occasion }) => occasion))];
  if (occasions.length < 2) return undefined;
  return (
    <div role="group" aria-label={t('snapshots.filter')}>
      <Row gap="small">
        {occasions.map((occasion) => (
          <FilterChip
            key={occasion}
            pressed={chosen === occasion}
            onToggle={() => onChoose(chosen === occasion ? undefined : occasion)}
          >
            {t(`report.occasion.${occasion}`)}
          </FilterChip>
        ))}
      </Row>
    </div>
  );
}
