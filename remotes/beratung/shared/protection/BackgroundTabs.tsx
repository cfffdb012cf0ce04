import { adults } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useNavigate } from '@vp-digital/core/libs/router';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { routes } from '@vp-digital/core/reference';
import { SegmentedChoice, useOffers } from '@vp-digital/core/ui';
import type { ProtectionData } from '../wishes/data';

/** The two halves of step 4, each a page of its own. */
export function BackgroundTabs({ data, current }: { data: ProtectionData; current: 'cover' | 'causes' }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'tabs' });
  const householdId = useHouseholdId();
  const navigate = useNavigate();
  const offers = useOffers();
  const { keepPerson } = usePersonChoice(adults(data));
  const pages = {
    cover: keepPerson(routes.incomeProtectionCover.href({ householdId })),
    causes: keepPerson(routes.incomeProtectionCauses.href({ householdId })),
  };
  const tabs = (['cover', 'causes'] as const).filter((tab) => tab === current || offers(pages[tab]));
  if (tabs.length < 2) return undefined;
  return (
    <SegmentedChoice
      label={t('label')}
      hideLabel
      writes={false}
      options={tabs.map((value) => ({ value, label: t(value) }))}
      value={current}
      onChange={(tab) => void navigate(pages[tab])}
    />
  );
}
