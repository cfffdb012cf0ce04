import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { AdviceIcon, Button, Row } from '@vp-digital/core/ui';

const ways = {
  retirement: routes.retirement,
  basicPension: routes.basicPensionNeed,
  buildingSavings: routes.buildingSavingsNeed,
  investment: routes.investment,
} as const;

export type WayOn = keyof typeof ways;

/** From what is recorded here to where it is advised on; what is not offered is not drawn. */
export function WaysOn({ to }: { to: readonly WayOn[] }) {
  const { language } = useFormat();
  const householdId = useHouseholdId();
  return (
    <Row gap="small">
      {to.map((way) => (
        <Button key={way} icon={AdviceIcon} href={ways[way].href({ householdId })}>
          {ways[way].title[language]}
        </Button>
      ))}
    </Row>
  );
}
