import { HealthQuestion } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, useMayKnow } from '@vp-digital/core/micro-app';
import { fromQuery } from '@vp-digital/core/parts';
import { SegmentedChoice } from '@vp-digital/core/ui';
import { useConsentsQuery } from '../../api';

export interface SmokerFieldProps {
  person: { id: string; name: string };
  label: string;
  value: boolean | undefined;
  onChange(smoker: boolean): void;
  error: string | undefined;
}

/** Whether a person smokes, for those who may see it. */
export function SmokerField(props: SmokerFieldProps) {
  const maySee = useMayKnow('health');
  return maySee && <Consented {...props} />;
}

function Consented({ person, label, value, onChange, error }: SmokerFieldProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'facts' });
  const consents = fromQuery(useConsentsQuery(useHouseholdId()));
  return (
    <HealthQuestion
      personId={person.id}
      consents={consents}
      isKnown={value !== undefined}
      notAsked={t('noConsent', { name: person.name })}
    >
      {(mayAsk) => (
        <SegmentedChoice<'yes' | 'no'>
          label={label}
          error={error}
          hint={mayAsk ? t('smokerHint') : undefined}
          options={[
            { value: 'no', label: t('no') },
            { value: 'yes', label: t('yes') },
          ]}
          value={value === undefined ? undefined : value ? 'yes' : 'no'}
          onChange={(answer) => onChange(answer === 'yes')}
        />
      )}
    </HealthQuestion>
  );
}
