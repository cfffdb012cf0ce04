import type { PayEstimate, PensionEstimate, ProfitEstimate } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Caption, TextLink } from '@vp-digital/core/ui';

export interface AssumedTaxesProps {
  estimate:
    | Pick<PayEstimate, 'usualTaxClass' | 'sideJob' | 'ifChurchMember'>
    | ProfitEstimate
    | PensionEstimate;
  personId: string;
}

/** What an estimate assumes for missing inputs, as the tax class, of what kind a pension is and no church tax, and what it leaves out. */
export function AssumedTaxes({ estimate, personId }: AssumedTaxesProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income.net' });
  const { money } = useFormat();
  const householdId = useHouseholdId();
  const { ifChurchMember } = estimate;
  const usualTaxClass = 'usualTaxClass' in estimate ? estimate.usualTaxClass : undefined;
  const sideJob = 'sideJob' in estimate ? estimate.sideJob : undefined;
  const pension = 'pension' in estimate ? estimate.pension : undefined;
  const kind = pensionKinds.find((one) => one === pension);
  const field = routes.personalDataSections.href({ householdId, id: personId, sections: 'forderdaten' });
  return (
    <>
      {'basicTariff' in estimate && estimate.basicTariff && <Caption>{t('basicTariff')} </Caption>}
      {'beforePension' in estimate && estimate.beforePension && <Caption>{t('beforeOldAge')} </Caption>}
      {pension && <Caption>{t('pensionTaxes')} </Caption>}
      {kind && <Caption>{t(`pension.${kind}`)} </Caption>}
      {sideJob && <Caption>{t(`sideJob.${sideJob}`)} </Caption>}
      {usualTaxClass && <Caption>{t('usualTaxClass', { taxClass: usualTaxClass })} </Caption>}
      {ifChurchMember !== undefined && (
        <>
          <Caption>{t('noChurchTax', { amount: money(ifChurchMember) })} </Caption>
          <TextLink writes href={`${field}?fokus=kirchensteuer`}>
            {t('toChurchTax')}
          </TextLink>
        </>
      )}
    </>
  );
}

/** Kinds that are taxed in one way or another, of which one is taken. */
const pensionKinds = ['companyPension', 'privatePension', 'widowPension'] as const;
