import { adults, type PageProps, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLocation, useNavigate } from '@vp-digital/core/libs/router';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { LoadingPage, usePersonChoice } from '@vp-digital/core/parts';
import { useEffect } from 'react';
import { lastVariant, variantRoutes } from '../../shared/catalogue/lastVariant';

/** The door of the catalogue: it leads to the view that was open last, the list at first. */
export default function ProductCataloguePage({ data }: PageProps<Pick<SectionData, 'persons'>>) {
  const { t } = useTranslation('beratung', { keyPrefix: 'productCatalogue' });
  const householdId = useHouseholdId();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { keepPerson } = usePersonChoice(adults(data));
  const field = new URLSearchParams(search).get('feld');
  const href = keepPerson(
    `${variantRoutes[lastVariant()].href({ householdId })}${field === null ? '' : `?feld=${field}`}`,
  );
  useEffect(() => void navigate(href, { replace: true }), [navigate, href]);
  return <LoadingPage name={t('name')} />;
}
