import type { RecapEntry } from '@vp-digital/core/household';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { useKnownHousehold } from '@vp-digital/core/services';
import { Caption, TextLink } from '@vp-digital/core/ui';
import { originLink } from './origin';

/** When it was written, and a link to the screen where it was. */
export function RecapOrigin({ entry: { writtenAt, origin } }: { entry: RecapEntry }) {
  const { dateTime, language } = useFormat();
  const householdId = useHouseholdId();
  const { household } = useKnownHousehold(householdId);
  const link = originLink(origin, { householdId, legacyHouseholdId: household?.legacyHouseholdId });
  return (
    <Caption>
      {dateTime(writtenAt)}
      {link && ' · '}
      {link?.href === undefined ? (
        link && link.title[language]
      ) : (
        <TextLink href={link.href}>{link.title[language]}</TextLink>
      )}
    </Caption>
  );
}
