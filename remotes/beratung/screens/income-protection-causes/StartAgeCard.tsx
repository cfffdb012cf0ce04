import { age } from '@vp-digital/core/reference/format';
import { mainEmployment } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Card, DataList, Stack } from '@vp-digital/core/ui';
import type { PersonData } from '../../shared/wishes/data';
import { startAges } from './causeTables';
import { Source } from './Source';

/** At which age a pension begins on average, and one sober sentence on this person: a statistic foretells nobody. */
export function StartAgeCard({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'incomeProtectionCauses.start' });
  const { number } = useFormat();
  const { clock } = useHost();
  const { year, source } = startAges;
  const years = (tenths: number) => t('years', { years: number(tenths / 10, { minimumDecimals: 1 }) });
  const birthDate = data.persons.items[person.id]?.birthDate;
  const job = mainEmployment(data, person.id);
  return (
    <Card title={t('title', { year })}>
      <Stack gap="medium">
        <DataList
          items={[
            { key: 'women', label: t('women'), value: years(startAges.women) },
            { key: 'men', label: t('men'), value: years(startAges.men) },
          ]}
        />
        <p>
          {birthDate === undefined
            ? t('unknownAge', { name: person.name })
            : t(job?.occupation ? 'ownJob' : 'own', {
                name: person.name,
                age: age(birthDate, clock.today()),
                job: job?.occupation,
              })}
        </p>
        <Source source={source} year={year} />
      </Stack>
    </Card>
  );
}
