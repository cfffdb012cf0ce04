import type { PageProps, SectionData } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { Key, Page } from '@vp-digital/core/ui';
import german from '@vp-digital/locales/de/analysis/wishesAndGoals.json';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/wishesAndGoals.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/wishesAndGoals': typeof german;
  }
}

/** Wishes and goals: how many persons the household has. */
export default function WishesAndGoalsPage({ data }: PageProps<Pick<SectionData, 'persons'>>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals' });
  const count = Object.keys(data.persons.items).length;
  return (
    <Page
      name={t('name')}
      headline={<Trans t={t} i18nKey="headline" count={count} components={{ key: <Key /> }} />}
    />
  );
}
