import { useLocation, useNavigate } from '@vp-digital/core/libs/router';
import { type ContractTab, kindsInAddress as names } from '../../shared/contracts/data';

/** The kind of contracts shown, or the accounts, in the address as `?art=`: whoever comes back, or reloads, finds it again. */
export function useKindOfAddress(): [ContractTab, (kind: ContractTab) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('art');
  const kinds = Object.keys(names) as ContractTab[]; // Object.keys forgets the literal keys
  const show = (kind: ContractTab) => {
    const parameters = new URLSearchParams(search);
    parameters.set('art', names[kind]);
    void navigate(`${pathname}?${parameters}`, { replace: true });
  };
  return [kinds.find((kind) => names[kind] === asked) ?? 'insurance', show];
}
