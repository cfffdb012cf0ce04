import { adults, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useNavigate } from '@vp-digital/core/libs/router';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { PersonSwitch, usePersonChoice } from '@vp-digital/core/parts';
import { Row, SegmentedChoice } from '@vp-digital/core/ui';
import { type CatalogueVariant, keepVariant, variantRoutes } from './lastVariant';

export interface VariantRowProps {
  variant: CatalogueVariant;
  data: Pick<SectionData, 'persons'>;
  person: { id: string };
}

/** Which view of the catalogue, and whom it is about. */
export function VariantRow({ variant, data, person }: VariantRowProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'catalogue' });
  const householdId = useHouseholdId();
  const navigate = useNavigate();
  const persons = adults(data);
  const { choose, keepPerson } = usePersonChoice(persons);
  const go = (next: CatalogueVariant) => {
    keepVariant(next);
    void navigate(keepPerson(variantRoutes[next].href({ householdId })));
  };
  return (
    <Row spread>
      <SegmentedChoice
        label={t('variant.label')}
        hideLabel
        writes={false}
        options={(['list', 'pyramid', 'investment'] as const).map((value) => ({
          value,
          label: t(`variant.${value}`),
        }))}
        value={variant}
        onChange={go}
      />
      <PersonSwitch persons={persons} value={person.id} onChange={choose} />
    </Row>
  );
}
