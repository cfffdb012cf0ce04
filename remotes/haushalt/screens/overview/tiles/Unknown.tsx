import { useTranslation } from '@vp-digital/core/libs/i18n';
import { TileEmpty } from './TileEmpty';

/** What a tile cannot say yet, and the screen that adds what is missing. */
export function Unknown({ href, to }: { href: string; to: string }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  return <TileEmpty link={{ href, to }}>{t('unknown')}</TileEmpty>;
}
