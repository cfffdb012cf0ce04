import { useLocation, useNavigate } from '@vp-digital/core/libs/router';
import type { ContractKind } from './data';

const names: Readonly<Record<ContractKind, string>> = {
  insurance: 'versicherungen',
  saving: 'sparen',
  loan: 'kredite',
};

/** The kind of contracts shown, in the address as `?art=`: whoever comes back, or reloads, finds it again. */
export function useKindOfAddress(): [ContractKind, (kind: ContractKind) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('art');
  const kinds = Object.keys(names) as ContractKind[]; // Object.keys forgets the literal keys
  const show = (kind: ContractKind) => {
    const parameters = new URLSearchParams(search);
    parameters.set('art', names[kind]);
    void navigate(`${pathname}?${parameters}`, { replace: true });
  };
  return [kinds.find((kind) => names[kind] === asked) ?? 'insurance', show];
}
