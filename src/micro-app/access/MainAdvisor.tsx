import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';

/** Whom to ask for what is missing, by name when the profile says so. */
export function MainAdvisor({ name }: { name: string | undefined }) {
  const { t } = useTranslation('household/accessDenied');
  if (name === undefined) return <p>{t('contact')}</p>;
  return (
    <p>
      <Trans t={t} i18nKey="contactNamed" values={{ name }} components={{ name: <b /> }} />
    </p>
  );
}
