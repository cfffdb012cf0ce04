import { type Contract, isPremiumMissing } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useNavigate } from '@vp-digital/core/libs/router';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, SearchIcon, useOffers } from '@vp-digital/core/ui';

/** Lines of which even the premium says something about health: they go into no message. */
const secretLines: ReadonlySet<Contract['line']> = new Set<Contract['line']>([
  'healthFull',
  'healthSupplement',
  'care',
]);

/** The way from a contract to what could replace it: the shell hands the contract to the catalogue, no address names it. */
export function BetterOffer({ id, contract }: { id: string; contract: Contract }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { shell } = useHost();
  const householdId = useHouseholdId();
  const navigate = useNavigate();
  const offers = useOffers();
  const { line, kind, premium, frequency, discussedAlone } = contract;
  const href = routes.productList.href({ householdId });
  if (kind === 'loan' || secretLines.has(line) || discussedAlone !== undefined || !offers(href))
    return undefined;
  const look = () => {
    const params = { line, ...(!isPremiumMissing(contract) && { premium, frequency }) };
    shell.send('contractParams', { contractId: id, householdId, params });
    void navigate(href);
  };
  return (
    <Button icon={SearchIcon} onClick={look}>
      {t('betterOffer')}
    </Button>
  );
}
