import { reserve, type SaverResult, shortNameOf } from '@vp-digital/core/household';
import { OfFigure } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, Card, Initials, Stack } from '@vp-digital/core/ui';
import classes from './ResultCard.module.css';
import type { SaverData } from './saverData';
import { useSaverTips } from './useSaverTips';

export interface ResultCardProps {
  data: SaverData;
  personId: string;
  /** Of the first adult, or of another. */
  tone: 'first' | 'second';
  result: SaverResult;
}

/** A person's type in her own words: strengths and one tip; of equal types both. */
export function ResultCard({ data, personId, tone, result }: ResultCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'saverWords' });
  const tipOf = useSaverTips(reserve(data));
  const name = shortNameOf(data, personId) ?? '';
  return (
    <Card
      title={result.types.map((type) => t(`type.${type}`)).join(' · ')}
      caption={name}
      mark={<Initials name={name} tone={tone} size="large" />}
    >
      <Stack gap="medium">
        {result.types.map((type) => (
          <div key={type}>
            <p className={classes['quote']}>{t(`quote.${type}`)}</p>
            <p>{t(`strength.${type}`)}</p>
            <div className={classes['tip']} data-tone={tone}>
              <b>{t('tip')}</b>{' '}
              {type === 'safety' ? (
                <OfFigure figure={{ name: 'reserveLack' }}>{tipOf(type)}</OfFigure>
              ) : (
                tipOf(type)
              )}
            </div>
          </div>
        ))}
        {result.types.length > 1 && <Caption>{t('tie')}</Caption>}
      </Stack>
    </Card>
  );
}
