import { disabilityAllowance } from '@vp-digital/core/finance';
import { HealthQuestion } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { fromQuery } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Columns, type FieldProps, SelectField } from '@vp-digital/core/ui';
import { useConsentsQuery } from '../../shared/consents/consentsApi';
import type { HouseholdPerson } from './data';

export interface DisabilityFieldProps extends FieldProps {
  person: HouseholdPerson;
  value: number | undefined;
  onChange(degree: number | undefined): void;
}

/** As offices state it (§ 152 SGB IX): in tens; 0 says that there is none. */
const degrees = Array.from({ length: 11 }, (_, tens) => tens * 10);

/** Grad der Behinderung, and what stays free of tax because of it; asked of those who have consented. */
export function DisabilityField({ person, value, onChange, ...field }: DisabilityFieldProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData.disability' });
  const { euros } = useFormat();
  const today = useHost().clock.today();
  const consents = fromQuery(useConsentsQuery(useHouseholdId()));
  const { allowance } = disabilityAllowance({ degree: value ?? 0, date: today });
  return (
    <HealthQuestion
      personId={person.id}
      consents={consents}
      isKnown={value !== undefined}
      notAsked={t('notAsked', { name: person.name })}
    >
      {() => (
        <Columns>
          <SelectField
            {...field}
            hint={allowance > 0 ? t('allowance', { amount: euros(allowance) }) : undefined}
            value={value === undefined ? undefined : String(value)}
            onChange={(chosen) => onChange(chosen === undefined ? undefined : Number(chosen))}
            emptyLabel={t('notTold')}
            options={degrees.map((degree) => ({
              value: String(degree),
              label: degree === 0 ? t('none') : String(degree),
            }))}
          />
        </Columns>
      )}
    </HealthQuestion>
  );
}
