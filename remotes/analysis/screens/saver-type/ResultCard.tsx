import { reserve, type SaverResult, shortNameOf } from '@vp-digital/core/household';
import { OfFigure } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, Card, Stack } from '@vp-digital/core/ui';
import type { SaverData } from './saverData';
import { useSaverTips } from './useSaverTips';

export interface ResultCardProps {
  data: SaverData;
  personId: string;
  result: SaverResult;
}

/** A person's type in her own words: strengths and one tip; of equal types both. */
export function ResultCard({ data, personId, result }: ResultCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'saverWords' });
  const tipOf = useSaverTips(reserve(data));
  return (
    <Card
      title={result.types.map((type) => t(`type.${type}`)).join(' · ')}
      caption={shortNameOf(data, personId)}
    >
      <Stack gap="medium">
        {result.types.map((type) => (
          <div key={type}>
            <p>
              <i>{t(`quote.${type}`)}</i>
            </p>
            <p>{t(`strength.${type}`)}</p>
            <p>
              <b>{t('tip')}</b>{' '}
              {type === 'safety' ? (
                <OfFigure figure={{ name: 'reserveLack' }}>{tipOf(type)}</OfFigure>
              ) : (
                tipOf(type)
              )}
            </p>
          </div>
        ))}
        {result.types.length > 1 && <Caption>{t('tie')}</Caption>}
      </Stack>
    </Card>
  );
}
