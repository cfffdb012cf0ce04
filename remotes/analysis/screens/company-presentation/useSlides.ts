import type { ActingAdvisor, AdvisorProfile } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';

export type Slide = 'who' | 'how' | 'paid';

/** What a slide cannot do without. */
const needed = {
  who: ['company', 'telephone', 'status', 'registerNumber'],
  how: [],
  paid: ['remuneration', 'complaintOffice'],
} as const satisfies Record<Slide, readonly (keyof AdvisorProfile)[]>;

/** The first fact that a slide lacks: a field of the advisor's profile. */
export const lackOf = (slide: Slide, profile: AdvisorProfile): keyof AdvisorProfile | undefined =>
  needed[slide].find((field) => profile[field] === undefined);

const steps = ['listen', 'compute', 'advise', 'record'] as const;

/** What the slides say of an advisor: who she is, how she works, what she lives on. What she has not said is left out. */
export function useSlides({ name, profile }: ActingAdvisor) {
  const { t } = useTranslation('analysis', { keyPrefix: 'companySlides' });
  const { list } = useFormat();
  const { company, street, postalCode, city, telephone, email } = profile;
  const { status, registerNumber, investmentNumber, investmentScopes = [] } = profile;
  const place = [postalCode, city].filter(Boolean).join(' ');
  const scopes = investmentScopes.map((scope) => t(`scope.${scope}`));
  const facts = {
    name,
    company,
    address: [street, place].filter(Boolean).join(', '),
    telephone,
    email,
    status: status && t(`status.${status}`),
    registerNumber,
    investmentNumber,
    investmentScopes: list(scopes),
  };
  return {
    title: { who: t('who.title'), how: t('how.title'), paid: t('paid.title') },
    facts: Object.entries(facts).flatMap(
      ([key, value]) =>
        value === undefined || value === ''
          ? []
          : [{ key, label: t(`who.${key as keyof typeof facts}`), value }], // its own keys
    ),
    steps: steps.map((key) => ({ key, title: t(`how.${key}.title`), text: t(`how.${key}.text`) })),
    paid: [
      ...(profile.remuneration ?? []).map((kind) => ({ key: kind, text: t(`paid.${kind}`) })),
      ...(profile.holdings === undefined
        ? []
        : [{ key: 'holdings', text: t('paid.holdings', { holdings: profile.holdings }) }]),
      ...(profile.complaintOffice === undefined
        ? []
        : [{ key: 'complaint', text: t('paid.complaint', { office: profile.complaintOffice }) }]),
    ],
  };
}
