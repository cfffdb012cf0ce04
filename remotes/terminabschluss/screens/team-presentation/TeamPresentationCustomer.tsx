import { useNames } from '@vp-digital/core/customer';
import type { PageProps, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { DeckCustomer } from '../../shared/deck/DeckCustomer';
import { useTeamSlides } from './useTeamSlides';

/** The slides for somebody who is interested; no amount of theirs is on them. */
export default function TeamPresentationCustomer({ data }: PageProps<Pick<SectionData, 'persons'>>) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'teamPresentationCustomer' });
  const names = useNames(data);
  return (
    <DeckCustomer
      ask={t('ask')}
      name={t('name', { names })}
      headline={t('headline')}
      slides={useTeamSlides().slides}
      next={{ about: t('next'), text: t('why') }}
    />
  );
}
