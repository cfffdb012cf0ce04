import { useLinkToFact } from '@vp-digital/core/figures';
import { type Adult, pointsPerYear, type StatutoryPension } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { EntryEditor } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Button, NumberField, Row, Stack, TextLink, useReadOnly } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { StatePensionData } from '../../shared/state-pension/data';

export interface PointsEstimateProps {
  editor: EntryEditor<StatutoryPension>;
  person: Adult;
  data: StatePensionData;
}

/** No letter at hand: today's pay for the years worked so far gives points that are marked as an estimate. */
export function PointsEstimate({ editor, person, data }: PointsEstimateProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statePension' });
  const { number } = useFormat();
  const linkTo = useLinkToFact();
  const word = t('field.pointsTenThousandths');
  const [years, setYears] = useState<number>();
  const perYear = pointsPerYear(data, person.id, useHost().clock.today());
  if (useReadOnly()) return undefined;
  if (perYear.kind !== 'computed') {
    const [link] = (perYear.kind === 'missing' ? perYear.facts : []).flatMap((fact) => linkTo(fact) ?? []);
    return (
      <p>
        {t('estimate.unknown')}{' '}
        {link !== undefined && <TextLink href={link}>{t('estimate.toIncome')}</TextLink>}
      </p>
    );
  }
  if (perYear.value === 0) return undefined; // not insured by their work
  const points = Math.min((years ?? 0) * perYear.value, 120);
  const take = () => {
    editor.set('pointsTenThousandths', Math.round(points * 10_000), word);
    editor.set('source', 'estimated', word);
    editor.leave();
  };
  return (
    <Stack gap="small">
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
