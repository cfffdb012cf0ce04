import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Caption, TextLink } from '@vp-digital/core/ui';

export interface ChurchTaxHintProps {
  /** Net of a month with church tax; undefined once it is known whether there is any. */
  ifChurchMember: number | undefined;
  personId: string;
}

/** What an estimate takes for granted while nobody has told of church tax, and what it would be otherwise. */
export function ChurchTaxHint({ ifChurchMember, personId }: ChurchTaxHintProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { money } = useFormat();
  const householdId = useHouseholdId();
  if (ifChurchMember === undefined) return undefined;
  const field = routes.personalDataSections.href({ householdId, id: personId, sections: 'forderdaten' });
  return (
    <>
      <Caption>{t('net.noChurchTax', { amount: money(ifChurchMember) })}</Caption>
      <TextLink writes href={`${field}?fokus=kirchensteuer`}>
        {t('net.toChurchTax')}
      </TextLink>
    </>
  );
}
