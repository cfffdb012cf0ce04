import { adults } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { Button, Row } from '@vp-digital/core/ui';
import { type BenefitArea, benefitAreas } from '../benefits/benefitKeys';
import type { PkvData } from '../module/data';
import { areaRoutes } from './areaRoutes';

/** The ways to the pages of the areas, but for the one that stands. */
export function AreaLinks({ data, current }: { data: PkvData; current?: BenefitArea }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'benefits.area' });
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  return (
    <Row gap="small">
      {benefitAreas
        .filter((area) => area !== current)
        .map((area) => (
          <Button key={area} size="compact" href={keepPerson(areaRoutes[area].href({ householdId }))}>
            {t(area)}
          </Button>
        ))}
    </Row>
  );
}
