import type { HandOverFacts } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { HandOverSegment } from '@vp-digital/core/reference';
import { DataList } from '@vp-digital/core/ui';
import { type FactName, segmentRules } from './segments';

/** All that the application is told, fact by fact; what nobody has told stands there as missing. */
export function HandedList({ segment, facts }: { segment: HandOverSegment; facts: HandOverFacts }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'handOver' });
  const { age, postalCode, adults = 0, children = 0, positions = [] } = facts;
  const values: Record<FactName, string | undefined> = {
    age: age === undefined ? undefined : t('value.age', { count: age }),
    postalCode,
    people: `${t('value.adults', { count: adults })}, ${t('value.children', { count: children })}`,
    positions: positions.length === 0 ? undefined : positions.map(({ title }) => title).join(', '),
  };
  const known = segmentRules[segment].facts;
  return (
    <>
      <h3>{t('handed')}</h3>
      {known.length === 0 ? (
        <p>{t('nothingHanded')}</p>
      ) : (
        <DataList
          items={known.map((key) => ({
            key,
            label: t(`fact.${key}`),
            value: values[key] ?? t('value.missing'),
          }))}
        />
      )}
      <p>{t('never')}</p>
    </>
  );
}
