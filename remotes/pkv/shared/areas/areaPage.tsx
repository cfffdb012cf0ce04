import type { PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { BenefitArea } from '../benefits/benefitKeys';
import { ChoiceGate } from '../module/ChoiceGate';
import type { PersonData, PkvData } from '../module/data';
import { withTariffs } from '../tariffs/withTariffs';
import { AreaView } from './AreaView';

/** The page of an area of benefits: the statutory fund and all tariffs side by side, and a worked example. */
export function areaPage(area: BenefitArea) {
  const Area = (of: PersonData) => {
    const { t } = useTranslation('pkv', { keyPrefix: 'areas.page' });
    return (
      <ChoiceGate station="tariffs" name={t(area)} {...of}>
        <AreaView area={area} {...of} />
      </ChoiceGate>
    );
  };
  const View = withTariffs(Area);
  return function AreaPage({ data }: PageProps<PkvData>) {
    return <PersonPage data={data} View={View} />;
  };
}
