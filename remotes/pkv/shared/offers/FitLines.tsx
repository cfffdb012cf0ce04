import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Chip, PositiveIcon, Row, Stack, WarningIcon } from '@vp-digital/core/ui';
import type { BenefitKey } from '../benefits/benefitKeys';
import type { Fulfilment } from '../benefits/fulfilment';
import { BelowList } from './BelowList';
import { useFitText } from './useBenefitWords';

export interface FitLinesProps {
  fit: Fulfilment | undefined;
  /** Left out for the statutory fund, which is the ruler. */
  below?: readonly BenefitKey[];
}

/** How far the wishes are met, which must-haves are missed, and, by itself, what lies below the statutory level. */
export function FitLines({ fit, below }: FitLinesProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'fit' });
  const { t: name } = useTranslation('pkv', { keyPrefix: 'benefits.name' });
  const { list } = useFormat();
  const fitText = useFitText();
  const names = (keys: readonly BenefitKey[]) => list(keys.map((key) => name(key)));
  return (
    <Stack gap="small">
      {fit ? <span>{t('share', { share: fitText(fit) })}</span> : <span>{t('none')}</span>}
      {fit && fit.musts > 0 && fit.missed.length + fit.unclear.length === 0 && (
        <Row gap="small">
          <span>{t('musts')}</span>
          <Chip tone="positive" icon={PositiveIcon}>
            {t('all', { count: fit.musts })}
          </Chip>
        </Row>
      )}
      {fit && fit.missed.length > 0 && (
        <>
          <Row gap="small">
            <span>{t('musts')}</span>
            <Chip tone="negative" icon={WarningIcon}>
              {t('missing', { missed: fit.missed.length, musts: fit.musts })}
            </Chip>
          </Row>
          <span>{t('missed', { names: names(fit.missed) })}</span>
        </>
      )}
      {fit && fit.unclear.length > 0 && <span>{t('unclear', { names: names(fit.unclear) })}</span>}
      {below && <BelowList below={below} />}
    </Stack>
  );
}
