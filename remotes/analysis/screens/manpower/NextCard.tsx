import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Button, Row, useOffers } from '@vp-digital/core/ui';
import type { Simulated } from './data';

/** The way on: need, concept and cover of the same person. */
export function NextCard({ person }: Pick<Simulated, 'person'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'manpower.next' });
  const householdId = useHouseholdId();
  const offers = useOffers();
  const ways = [
    { key: 'concept', route: routes.incomeProtectionConcept },
    { key: 'need', route: routes.incomeProtectionNeed },
    { key: 'cover', route: routes.incomeProtectionCover },
  ] as const;
  return (
    <Row>
      {ways.map(({ key, route }) => {
        const href = `${route.href({ householdId })}?person=${person.id}`;
        return (
          offers(href) && (
            <Button key={key} href={href} kind={key === 'concept' ? 'primary' : 'secondary'}>
              {t(key)}
            </Button>
          )
        );
      })}
    </Row>
  );
}
