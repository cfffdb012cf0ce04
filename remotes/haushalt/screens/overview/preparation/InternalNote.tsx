import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { LockedIcon } from '@vp-digital/core/ui';
import { Point } from './Point';

/** What the advisor has noted for herself last. */
export function InternalNote() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.preparation' });
  const { day } = useFormat();
  const result = usePageDocuments(['recap']);
  if (result.status !== 'ready') return undefined;
  const [last] = Object.values(result.data.recap.items)
    .filter(({ kind, visibility }) => kind === 'note' && visibility === 'internal')
    .sort((one, other) => other.writtenAt.localeCompare(one.writtenAt));
  return (
    last && (
      <Point icon={LockedIcon} title={t('internal', { date: day(last.writtenAt) })}>
        {last.text}
      </Point>
    )
  );
}
