import { ownConsentAge } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { PersonLine } from './lines';

/** The page in one sentence: who is not informed yet, what is to be renewed, how many consents are valid. */
export function useHeadline(lines: readonly PersonLine[]): string {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents.headline' });
  const { language } = useFormat();
  const age = ownConsentAge(useHost().clock.today());
  const list = (persons: readonly PersonLine[]) =>
    new Intl.ListFormat(language).format(persons.map(({ shortName }) => shortName));
  const statesOf = ({ information, purposes }: PersonLine) => [...information, ...purposes];
  const uninformed = lines.filter(({ decides, information }) =>
    information.some(
      ({ topic, state }) => decides && topic === 'dataProtectionInformation' && state.kind === 'missing',
    ),
  );
  if (uninformed.length > 0) return t('missing', { names: list(uninformed), count: uninformed.length });
  const stale = lines.filter((line) => statesOf(line).some(({ state }) => state.kind === 'renew'));
  if (stale.length > 0) return t('renew', { age, names: list(stale) });
  const count = lines.flatMap(({ purposes }) =>
    purposes.filter(({ state }) => state.kind === 'valid'),
  ).length;
  return count === 0 ? t('validNone', { age }) : t('valid', { age, count });
}
