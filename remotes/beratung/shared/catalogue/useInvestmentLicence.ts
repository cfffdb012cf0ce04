import { mayAdviseOn, type Product } from '@vp-digital/core/contracts';
import { useActingAdvisorQuery } from '../../api';

/** Why somebody may not advise on a product: § 34f GewO is missing in the profile, or the profile has not come. */
export function useInvestmentLicence(): (
  product: Pick<Product, 'licence'>,
) => 'none' | 'unknown' | undefined {
  const { data } = useActingAdvisorQuery();
  return ({ licence }) => {
    if (licence === 'none' || licence === 'insurance') return undefined;
    if (!data) return 'unknown';
    return mayAdviseOn({ licence }, data.profile) ? undefined : 'none';
  };
}
