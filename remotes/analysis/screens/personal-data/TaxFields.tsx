import { euros } from '@vp-digital/core/finance';
import { taxClasses } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry, useMayKnow } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { Columns, MoneyField, NumberField, SelectField, Stack } from '@vp-digital/core/ui';
import { ChurchTaxField } from './ChurchTaxField';
import { type PersonProps, partnerOf } from './data';
import { DisabilityField } from './DisabilityField';
import { TaxNumbers } from './numbers/TaxNumbers';
import { YesNoField } from '../../shared/fields/YesNoField';
import { taxClassDoubt } from './taxClassDoubt';

const mostHalves = 20;

/** Förderdaten: what wage tax and subsidies follow from. */
export function TaxFields({ data, person }: PersonProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const { number } = useFormat();
  const value = data.taxProfiles.items[person.id];
  const entry = useEntry({ section: 'taxProfiles', id: person.id, value, blank: {}, of: person.name });
  const doubt = useTaxClassDoubt({ data, person });
  const mayKnowHealth = useMayKnow('health');
  const factor = entry.field('factorThousandths', t('field.factorThousandths'));
  const halves = entry.choice('childAllowanceHalves', t('field.childAllowanceHalves'));
  return (
    <Stack gap="medium">
      <Columns>
        <SelectField
          warning={doubt}
          {...entry.choice('taxClass', t('field.taxClass'))}
          name="steuerklasse"
          options={taxClasses.map((taxClass) => ({ value: taxClass, label: taxClass }))}
        />
        {value?.taxClass === 'IV' && (
          <NumberField
            {...factor}
            name="faktor"
            hint={t('factorHint')}
            value={factor.value === undefined ? undefined : factor.value / 1_000}
            onChange={(typed) => factor.onChange(typed === undefined ? undefined : Math.round(typed * 1_000))}
            decimals={3}
            step={0.001}
            min={0.001}
            max={0.999}
          />
        )}
      </Columns>
      <Columns>
        <ChurchTaxField
          {...entry.choice('churchTax', t('field.churchTax'))}
          name="kirchensteuer"
          data={data}
          person={person}
        />
        <SelectField
          {...halves}
          name="kinderfreibetraege"
          hint={t('childAllowanceHint')}
          value={halves.value === undefined ? undefined : String(halves.value)}
          onChange={(chosen) => halves.onChange(chosen === undefined ? undefined : Number(chosen))}
          emptyLabel={t('notTold')}
          options={Array.from({ length: mostHalves + 1 }, (_, count) => ({
            value: String(count),
            label: number(count / 2, { minimumDecimals: 1 }),
          }))}
        />
        <MoneyField
          {...entry.field('wageTaxAllowance', t('field.wageTaxAllowance'))}
          name="freibetrag"
          unit={t('eurosYearly')}
          min={0}
          max={euros(1_000_000)}
        />
        <MoneyField
          {...entry.field('taxableIncome', t('field.taxableIncome'))}
          name="zve"
          unit={t('eurosYearly')}
          hint={t('taxableIncomeHint')}
          min={0}
          max={euros(10_000_000)}
        />
        <YesNoField
          {...entry.choice('homeRiester', t('field.homeRiester'))}
          name="wohnriester"
          hint={t('homeRiesterHint')}
        />
      </Columns>
      {mayKnowHealth && (
        <DisabilityField
          {...entry.choice('disabilityDegree', t('field.disabilityDegree'))}
          name="grad-der-behinderung"
          person={person}
        />
      )}
      <TaxNumbers entry={entry} />
    </Stack>
  );
}

/** What to say about a person's tax class, if anything. */
function useTaxClassDoubt({ data, person }: PersonProps): string | undefined {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const partner = partnerOf(data, person.id);
  const taxClassOf = (id: string) => data.taxProfiles.items[id]?.taxClass;
  const doubt = taxClassDoubt({
    taxClass: taxClassOf(person.id),
    maritalStatus: person.maritalStatus,
    hasChild: Object.values(data.persons.items).some(({ role }) => role === 'child'),
    livesWithAdult: partner !== undefined && partner.inHousehold !== false && partner.deceased !== true,
    partnersClass: partner && taxClassOf(partner.id),
  });
  return doubt && t(`taxClassDoubt.${doubt}`);
}
