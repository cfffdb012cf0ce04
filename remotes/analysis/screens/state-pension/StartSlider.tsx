import { OfFigure } from '@vp-digital/core/figures';
import { Slider } from '@vp-digital/core/forms';
import { ownNetPensionFigure, pensionAtStart, pensionStartRange } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { formatMonth } from '@vp-digital/core/reference/format';
import { Button, Caption, Key, Row, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { StatePensionData } from '../../shared/state-pension/data';

export interface StartSliderProps {
  personId: string;
  data: StatePensionData;
}

/** When the statutory pension begins, tried out: nothing of it is kept. */
export function StartSlider({ personId, data }: StartSliderProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statePension.start' });
  const { euros, language, percent } = useFormat();
  const date = useHost().clock.today();
  const [chosen, setChosen] = useState(0);
  const input = { household: data, personId, date };
  const range = pensionStartRange(input);
  const months =
    range.kind === 'computed' ? Math.min(range.value.latest, Math.max(range.value.earliest, chosen)) : 0;
  const outcome = range.kind === 'computed' ? pensionAtStart({ ...input, months }) : range;
  if (range.kind !== 'computed' || outcome.kind !== 'computed') return undefined;
  const { startDate, age, factor, net, difference } = outcome.value;
  const ageOf = (all: number) => {
    const years = t('years', { count: Math.floor(all / 12) });
    return all % 12 === 0 ? years : t('yearsAndMonths', { years, months: t('months', { count: all % 12 }) });
  };
  const { earliest, latest, fullAge } = range.value;
  const compared = difference === 0 ? 'same' : difference < 0 ? 'less' : 'more';
  return (
    <Stack gap="small">
      <Slider
        label={t('label')}
        shown={t('at', { age: ageOf(age), month: formatMonth(startDate.slice(0, 7), language) })}
        value={months}
        min={earliest}
        max={latest}
        step={1}
        onChange={setChosen}
      />
      <OfFigure figure={ownNetPensionFigure}>
        <span aria-live="polite">
          <Trans
            t={t}
            i18nKey={`result.${compared}`}
            values={{ net: euros(net), difference: euros(Math.abs(difference)), age: ageOf(fullAge) }}
            components={{ key: <Key /> }}
          />
        </span>
      </OfFigure>
      {months < 0 && <Caption>{t('early', { deduction: percent(1 - factor) })}</Caption>}
      {months !== 0 && earliest <= 0 && (
        <Row>
          <Button kind="quiet" writes={false} onClick={() => setChosen(0)}>
            {t('reset')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
