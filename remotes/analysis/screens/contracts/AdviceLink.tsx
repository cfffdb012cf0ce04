import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { AdviceIcon, Button } from '@vp-digital/core/ui';
import type { ContractLine } from '../../shared/contracts/data';

const { incomeProtectionCover, pkvStart } = routes;

/** Where the advice of a line stands. */
const advice: Partial<Record<ContractLine, typeof incomeProtectionCover | typeof pkvStart>> = {
  disability: incomeProtectionCover,
  reducedEarning: incomeProtectionCover,
  basicAbilities: incomeProtectionCover,
  dailySickness: incomeProtectionCover,
  healthFull: pkvStart,
  healthSupplement: pkvStart,
};

/** The way from a contract to the advice of its topic. */
export function AdviceLink({ line }: { line: ContractLine }) {
  const { language } = useFormat();
  const householdId = useHouseholdId();
  const route = advice[line];
  if (!route) return undefined;
  return (
    <Button icon={AdviceIcon} href={route.href({ householdId })}>
      {route.title[language]}
    </Button>
  );
}
