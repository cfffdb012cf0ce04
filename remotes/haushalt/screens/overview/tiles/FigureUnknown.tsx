import { MissingFact } from '@vp-digital/core/figures';
import type { Figure, NeededFact } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Stack } from '@vp-digital/core/ui';

export interface FigureUnknownProps {
  figure: Pick<Figure, 'name'>;
  /** What it waits for, the first one first. */
  facts: readonly NeededFact[];
}

/** What a tile cannot say yet, and the way to what is missing first. */
export function FigureUnknown({ figure, facts: [first] }: FigureUnknownProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  return (
    <Stack gap="small">
      <p>{t('unknown')}</p>
      {first && (
        <div>
          <MissingFact missing={first} figure={figure.name} />
        </div>
      )}
    </Stack>
  );
}
