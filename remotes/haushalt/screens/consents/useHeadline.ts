import { ownConsentAge } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { PersonLine } from './lines';

export interface ConsentsState {
  /** Whether somebody is not informed yet, something is to be renewed, or all of it holds. */
  kind: 'missing' | 'renew' | 'valid';
  /** Of whom: nobody where all of it holds. */
  whose: readonly PersonLine[];
  /** Consents that are valid. */
  count: number;
}

/** Who is not informed yet, else what is to be renewed, else how many consents are valid. */
export function stateOfConsents(lines: readonly PersonLine[]): ConsentsState {
  const statesOf = ({ information, purposes }: PersonLine) => [...information, ...purposes];
  const count = lines.flatMap(({ purposes }) =>
    purposes.filter(({ state }) => state.kind === 'valid'),
  ).length;
  const uninformed = lines.filter(({ decides, information }) =>
    information.some(
      ({ topic, state }) => decides && topic === 'dataProtectionInformation' && state.kind === 'missing',
    ),
  );
  if (uninformed.length > 0) return { kind: 'missing', whose: uninformed, count };
  const stale = lines.filter(
    (line) => !line.hasDied && statesOf(line).some(({ state }) => state.kind === 'renew'),
  );
  return { kind: stale.length > 0 ? 'renew' : 'valid', whose: stale, count };
}

/** The page in one sentence. */
export function useHeadline(lines: readonly PersonLine[]): string {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents.headline' });
  const { list } = useFormat();
  const age = ownConsentAge(useHost().clock.today());
  const { kind, whose, count } = stateOfConsents(lines);
  const names = list(whose.map(({ shortName }) => shortName));
  if (kind === 'missing') return t('missing', { names, count: whose.length });
  if (kind === 'renew') return t('renew', { age, names });
  return count === 0 ? t('validNone', { age }) : t('valid', { age, count });
}
