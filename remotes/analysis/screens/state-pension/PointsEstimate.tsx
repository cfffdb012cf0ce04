import { useLinkToFact } from '@vp-digital/core/figures';
import { type Adult, pointsPerYear } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useEntry } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import {
  Button,
  IconButton,
  NumberField,
  RemoveIcon,
  Row,
  Stack,
  TextLink,
  useReadOnly,
} from '@vp-digital/core/ui';
import { useState } from 'react';
import type { Letter, StatePensionData } from '../../shared/state-pension/data';

export interface PointsEstimateProps {
  /** The record that holds an estimate already. */
  estimate: Letter | undefined;
  person: Adult;
  data: StatePensionData;
}

/**
 * No letter at hand: today's pay for the years worked so far, which somebody tells, gives points that are marked as an
 * estimate and have no letter's date. Until then age and pay alone are what the figures are estimated from.
 */
export function PointsEstimate({ estimate, person, data }: PointsEstimateProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statePension' });
  const { number } = useFormat();
  const today = useHost().clock.today();
  const list = useEntries('statutoryPensions');
  const of = t('entry', { name: person.name });
  const blank = {
    personId: person.id,
    recordDate: today,
    provider: 'statutory',
    position: Object.keys(data.statutoryPensions.items).length,
    source: 'estimated',
  } as const;
  const { id, letter: value } = estimate ?? {};
  const editor = useEntry({ section: 'statutoryPensions', id, value, blank, of });
  const linkTo = useLinkToFact();
  const word = t('field.pointsTenThousandths');
  const known = value?.pointsTenThousandths;
  const [years, setYears] = useState<number>();
  const perYear = pointsPerYear(data, person.id, today);
  if (useReadOnly()) return undefined;
  if (perYear.kind !== 'computed' || perYear.value === 0) {
    const link = linkTo({ fact: 'gross', personId: person.id });
    return (
      <p>
        {t('estimate.unknown')}{' '}
        {link !== undefined && <TextLink href={link}>{t('estimate.toIncome')}</TextLink>}
      </p>
    );
  }
  const points = Math.min((years ?? 0) * perYear.value, 120);
  const take = () => {
    editor.set('pointsTenThousandths', Math.round(points * 10_000), word);
    editor.set('source', 'estimated', word);
    editor.leave();
  };
  return (
    <Stack gap="small">
      {known !== undefined && (
        <Row>
          <p>{t('estimate.known', { points: number(known / 10_000, { maximumDecimals: 4 }) })}</p>
          {id !== undefined && (
            <IconButton
              writes
              label={t('estimate.remove', { name: person.name })}
              icon={RemoveIcon}
              onClick={() => list.remove(id, of)}
            />
          )}
        </Row>
      )}
      <NumberField
        label={t('estimate.years')}
        hint={t('estimate.hint', { points: number(perYear.value, { maximumDecimals: 4 }) })}
        min={1}
        max={50}
        value={years}
        onChange={setYears}
        onInvalid={() => setYears(undefined)}
      />
      <Row>
        <Button disabled={!years} onClick={take}>
          {years
            ? t('estimate.take', { points: number(points, { maximumDecimals: 4 }) })
            : t('estimate.takeNone')}
        </Button>
      </Row>
    </Stack>
  );
}
