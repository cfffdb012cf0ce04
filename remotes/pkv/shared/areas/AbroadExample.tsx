import { useTranslation } from '@vp-digital/core/libs/i18n';
import { DataList, FilterChip, Row, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { abroadFit } from '../tariffs/examples';
import type { Offers } from '../offers/offersOf';

const times = [1, 3, 6, 12] as const;

/** How each offer covers the months that somebody is abroad in a year: tried, and not kept. */
export function AbroadExample({ offers }: { offers: Offers }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'areas.travel' });
  const { t: say } = useTranslation('pkv', { keyPrefix: 'benefits' });
  const [travel, setTravel] = useState({ months: 1 as (typeof times)[number], worldwide: false });
  return (
    <Stack gap="medium">
      <Row gap="small">
        {times.map((months) => (
          <FilterChip
            key={months}
            pressed={travel.months === months}
            onToggle={() => setTravel((now) => ({ ...now, months }))}
          >
            {t(`months${months}`)}
          </FilterChip>
        ))}
        <FilterChip
          pressed={travel.worldwide}
          onToggle={() => setTravel((now) => ({ ...now, worldwide: !now.worldwide }))}
        >
          {t('beyond')}
        </FilterChip>
      </Row>
      <DataList
        items={[
          {
            key: 'statutory',
            label: say('statutory'),
            value: t(travel.worldwide ? 'fundWorld' : 'fundEurope'),
          },
          ...offers.tariffs
            .filter(({ isRefused }) => !isRefused)
            .map(({ key, tariff }) => {
              const fit = abroadFit(tariff.terms, travel);
              return {
                key,
                label: tariff.name,
                value: fit.kind === 'part' ? t('part', { count: fit.months }) : t(fit.kind),
              };
            }),
        ]}
      />
    </Stack>
  );
}
