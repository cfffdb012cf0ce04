import { useTranslation } from '@vp-digital/core/libs/i18n';
import { partnerOf, type PersonProps } from './data';
import { taxClassDoubt } from './taxClassDoubt';

/** What to say about a person's tax class, if anything. */
export function useTaxClassDoubt({ data, person }: PersonProps): string | undefined {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const partner = partnerOf(data, person.id);
  const taxClassOf = (id: string) => data.taxProfiles.items[id]?.taxClass;
  const doubt = taxClassDoubt({
    taxClass: taxClassOf(person.id),
    maritalStatus: person.maritalStatus,
    hasChild: Object.values(data.persons.items).some(({ role }) => role === 'child'),
    partnersClass: partner && taxClassOf(partner.id),
  });
  return doubt && t(`taxClassDoubt.${doubt}`);
}
