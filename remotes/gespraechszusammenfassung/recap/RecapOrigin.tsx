import type { RecapEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, TextLink } from '@vp-digital/core/ui';
import { originLink } from './origin';

/** When it was written, and on which screen: the way back there. */
export function RecapOrigin({ entry: { writtenAt, origin } }: { entry: RecapEntry }) {
  const { t } = useTranslation('routes');
  const { dateTime } = useFormat();
  const link = originLink(origin, useHouseholdId());
  return (
    <Caption>
      {dateTime(writtenAt)}
      {link && ' · '}
      {link?.href === undefined ? (
        link && t(link.title)
      ) : (
        <TextLink href={link.href}>{t(link.title)}</TextLink>
      )}
    </Caption>
  );
}
